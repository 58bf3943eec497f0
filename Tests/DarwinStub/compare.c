// Compares the stub with macOS's own headers, where a copy of them is found: functions and constants are
// declared again, and types must have the same sizes.
#ifdef WITH_DARWIN_HEADERS
#include <crt_externs.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <ifaddrs.h>
#include <limits.h>
#include <math.h>
#include <net/if.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/event.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
// They are functions too.
#undef sigemptyset
#endif
#include "include/Darwin.h"

_Static_assert(sizeof(clockid_t) == 4, "clockid_t");
_Static_assert(sizeof(dev_t) == 4, "dev_t");
_Static_assert(sizeof(gid_t) == 4, "gid_t");
_Static_assert(sizeof(ino_t) == 8, "ino_t");
_Static_assert(sizeof(mode_t) == 2, "mode_t");
_Static_assert(sizeof(nlink_t) == 2, "nlink_t");
_Static_assert(sizeof(off_t) == 8, "off_t");
_Static_assert(sizeof(pid_t) == 4, "pid_t");
_Static_assert(sizeof(posix_spawn_file_actions_t) == 8, "posix_spawn_file_actions_t");
_Static_assert(sizeof(posix_spawnattr_t) == 8, "posix_spawnattr_t");
_Static_assert(sizeof(rlim_t) == 8, "rlim_t");
_Static_assert(sizeof(sa_family_t) == 1, "sa_family_t");
_Static_assert(sizeof(sigset_t) == 4, "sigset_t");
_Static_assert(sizeof(socklen_t) == 4, "socklen_t");
_Static_assert(sizeof(struct dirent) == 1048, "struct dirent");
_Static_assert(sizeof(struct fstore) == 32, "struct fstore");
_Static_assert(sizeof(struct ifaddrs) == 56, "struct ifaddrs");
_Static_assert(sizeof(struct kevent) == 32, "struct kevent");
_Static_assert(sizeof(glob_t) == 88, "glob_t");
_Static_assert(sizeof(struct pollfd) == 8, "struct pollfd");
_Static_assert(sizeof(struct rlimit) == 16, "struct rlimit");
_Static_assert(sizeof(struct rusage) == 144, "struct rusage");
_Static_assert(sizeof(struct sockaddr) == 16, "struct sockaddr");
_Static_assert(sizeof(struct sockaddr_un) == 106, "struct sockaddr_un");
_Static_assert(sizeof(struct stat) == 144, "struct stat");
_Static_assert(sizeof(struct termios) == 72, "struct termios");
_Static_assert(sizeof(struct timespec) == 16, "struct timespec");
_Static_assert(sizeof(struct timeval) == 16, "struct timeval");
_Static_assert(sizeof(suseconds_t) == 4, "suseconds_t");
_Static_assert(sizeof(time_t) == 8, "time_t");
_Static_assert(sizeof(uid_t) == 4, "uid_t");
