// What the modules that are checked use of macOS's C library, with the types that it has there.
//
// The systems differ in types (`posix_spawnattr_t` is a pointer, `mode_t` has 16 bits) and in what is
// missing (`pipe2`, `inotify_init1`, `posix_fallocate`). `Programs/check-portability.sh` compares these
// declarations with macOS's own headers where it finds a copy of them.
#pragma once
#include "sys/types.h"

// Types, which can't be declared twice: where they are compared, their sizes are.
#ifndef WITH_DARWIN_HEADERS
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
typedef struct _dirdesc DIR;
typedef struct __sFILE FILE;
typedef uint8_t sa_family_t;
typedef uint32_t socklen_t;
typedef uint32_t sigset_t;
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
typedef uint64_t rlim_t;
typedef unsigned int nfds_t;
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  uint64_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags;
  uint32_t st_gen;
  int32_t st_lspare;
  int64_t st_qspare[2];
};
typedef struct fstore {
  unsigned int fst_flags;
  int fst_posmode;
  off_t fst_offset;
  off_t fst_length;
  off_t fst_bytesalloc;
} fstore_t;
struct dirent {
  uint64_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
struct kevent {
  uintptr_t ident;
  int16_t filter;
  uint16_t flags;
  uint32_t fflags;
  intptr_t data;
  void *udata;
};
struct sockaddr {
  uint8_t sa_len;
  sa_family_t sa_family;
  char sa_data[14];
};
struct sockaddr_un {
  unsigned char sun_len;
  sa_family_t sun_family;
  char sun_path[104];
};
struct pollfd {
  int fd;
  short events;
  short revents;
};
struct termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed;
  speed_t c_ospeed;
};
typedef struct {
  size_t gl_pathc;
  int gl_matchc;
  size_t gl_offs;
  int gl_flags;
  char **gl_pathv;
  void *gl_others[6];
} glob_t;
struct ifaddrs {
  struct ifaddrs *ifa_next;
  char *ifa_name;
  unsigned int ifa_flags;
  struct sockaddr *ifa_addr;
  struct sockaddr *ifa_netmask;
  struct sockaddr *ifa_dstaddr;
  void *ifa_data;
};
struct rlimit {
  rlim_t rlim_cur;
  rlim_t rlim_max;
};
struct rusage {
  struct timeval ru_utime;
  struct timeval ru_stime;
  long ru_maxrss;
  long ru_ixrss;
  long ru_idrss;
  long ru_isrss;
  long ru_minflt;
  long ru_majflt;
  long ru_nswap;
  long ru_inblock;
  long ru_oublock;
  long ru_msgsnd;
  long ru_msgrcv;
  long ru_nsignals;
  long ru_nvcsw;
  long ru_nivcsw;
};
#endif

// Errors
int *__error(void);
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define ENOMEM 12
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define ENODEV 19
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define ENOTSUP 45
#define ECONNRESET 54
#define ECONNREFUSED 61
#define ELOOP 62
#define ENAMETOOLONG 63
#define EDQUOT 69

// Time
int clock_gettime(clockid_t, struct timespec *);

// Files
#define PATH_MAX 1024
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_EVTONLY 0x00008000
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define AT_FDCWD -2
#define AT_EACCESS 0x0010
#define AT_SYMLINK_NOFOLLOW 0x0020
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_PREALLOCATE 42
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
#define F_ALLOCATEALL 0x00000004
#define F_PEOFPOSMODE 3
#define F_OK 0
#define R_OK (1<<2)
#define X_OK (1<<0)
#define W_OK (1<<1)
#define SEEK_SET 0
#define SEEK_END 2
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
int stat(const char *, struct stat *);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int lstat(const char *, struct stat *);
int access(const char *, int);
int faccessat(int, const char *, int, int);
int chmod(const char *, mode_t);
int close(int);
int dup(int);
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
int flock(int, int);
int fsync(int);
int ftruncate(int, off_t);
char *getcwd(char *, size_t);
uid_t geteuid(void);
pid_t getpgrp(void);
int isatty(int);
pid_t tcgetpgrp(int);
off_t lseek(int, off_t, int);
int mkdir(const char *, mode_t);
char *mkdtemp(char *);
int pipe(int[2]);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *, char *, size_t);
char *realpath(const char *, char *);
int rename(const char *, const char *);
int rmdir(const char *);
int unlink(const char *);
ssize_t write(int, const void *, size_t);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

// Folders
int closedir(DIR *);
int dirfd(DIR *);
DIR *fdopendir(int);
int glob(const char *restrict, int, int (*)(const char *, int), glob_t *restrict);
void globfree(glob_t *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);

// Standard input and output, memory, the environment
int fclose(FILE *);
int fileno(FILE *);
FILE *fopen(const char *restrict, const char *restrict);
size_t fread(void *restrict, size_t, size_t, FILE *restrict);
size_t fwrite(const void *restrict, size_t, size_t, FILE *restrict);
int remove(const char *);
FILE *tmpfile(void);
void free(void *);
char *getenv(const char *);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
char *strdup(const char *);
size_t strlen(const char *);
char ***_NSGetEnviron(void);
double cbrt(double);
double pow(double, double);

// Events of files
#define EVFILT_VNODE (-4)
#define EV_ADD 0x0001
#define EV_CLEAR 0x0020
#define NOTE_DELETE 0x00000001
#define NOTE_WRITE 0x00000002
#define NOTE_EXTEND 0x00000004
#define NOTE_ATTRIB 0x00000008
#define NOTE_RENAME 0x00000020
int kqueue(void);
int kevent(
    int kq, const struct kevent *changelist, int nchanges, struct kevent *eventlist, int nevents,
    const struct timespec *timeout);

// Terminals, and descriptors to wait for
#define ECHO 0x00000008
#define TCSADRAIN 1
#define POLLIN 0x0001
#define POLLPRI 0x0002
#define POLLERR 0x0008
int poll(struct pollfd *, nfds_t, int);
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);

// Sockets
#define AF_UNIX 1
#define AF_INET 2
#define AF_INET6 30
#define IFF_UP 0x1
#define IFF_LOOPBACK 0x8
#define SOCK_STREAM 1
int connect(int, const struct sockaddr *, socklen_t);
int getifaddrs(struct ifaddrs **);
void freeifaddrs(struct ifaddrs *);
int socket(int, int, int);

// Processes and signals
#define SIGHUP 1
#define SIGTERM 15
#define SIGTSTP 18
#define SIGXFSZ 25
#define SIGCONT 19
#define SIGWINCH 28
pid_t getpid(void);
int kill(pid_t, int);
int sigemptyset(sigset_t *);
void (*signal(int, void (*)(int)))(int);
pid_t waitpid(pid_t, int *, int);
#define POSIX_SPAWN_SETSIGMASK 0x0008
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t *restrict, int, const char *restrict, int, mode_t);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigmask(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawnp(
    pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *,
    const posix_spawnattr_t *restrict, char *const argv[restrict], char *const envp[restrict]);

// Limits
#define RLIMIT_FSIZE 1
#define RUSAGE_SELF 0
int getrusage(int, struct rusage *);
int setrlimit(int, const struct rlimit *);
