#include <unicode/basictz.h>
#include <unicode/timezone.h>

#include <memory>

#include "CHanokICU.h"
#include "buffers.h"

bool cicu_time_zone_is_known(const char *zone) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString canonical;
  icu::TimeZone::getCanonicalID(icu::UnicodeString::fromUTF8(zone), canonical, error);
  return U_SUCCESS(error) && canonical != icu::UnicodeString(u"Etc/Unknown");
}

int32_t cicu_time_zone_of_machine(char *buffer, int32_t capacity, int32_t *status) {
  std::unique_ptr<icu::TimeZone> zone(icu::TimeZone::detectHostTimeZone());
  icu::UnicodeString name;
  if (zone != nullptr) zone->getID(name);
  *status = U_ZERO_ERROR;
  return cicu::copy(name, buffer, capacity, status);
}

int32_t cicu_time_zone_offset(const char *zone, double time, bool is_local, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  std::unique_ptr<icu::TimeZone> opened(
      icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
  int32_t raw = 0, saving = 0;
  auto basic = dynamic_cast<const icu::BasicTimeZone *>(opened.get());
  if (is_local && basic != nullptr)
    basic->getOffsetFromLocal(
        time, UCAL_TZ_LOCAL_FORMER, UCAL_TZ_LOCAL_FORMER, raw, saving, error);
  else
    opened->getOffset(time, is_local, raw, saving, error);
  *status = error;
  return raw + saving;
}
