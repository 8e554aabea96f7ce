// Handlers here call only functions that POSIX lists as async-signal-safe.

#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

// tvOS and watchOS have no second stack for handlers, and no terminal.
#ifdef __APPLE__
#include <TargetConditionals.h>
#define HAS_HANDLER_STACK (!TARGET_OS_TV && !TARGET_OS_WATCH)
#else
#define HAS_HANDLER_STACK 1
#endif

/// The signals that end the process.
static const int endings[] = {
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE,
};

enum { ending_count = sizeof endings / sizeof endings[0] };

static volatile sig_atomic_t is_taken;
static volatile sig_atomic_t is_entered;
static volatile sig_atomic_t is_disturbed;
static int notices[2] = {-1, -1};
static int input_file, output_file = -1;

// What the process prints to the terminal would be drawn over, and would move the cursor. While the
// terminal is taken, a file without a name receives it; afterwards it is shown.
enum { print_count = 2, print_limit = 1 << 20 };
static int printing[print_count], screens[print_count] = {-1, -1};
static int prints = -1;
static FILE *print_stream;

static const char *enter_text, *leave_text;
static struct termios before, during;
static struct sigaction old_endings[ending_count], old_stop, old_continue, old_resize;
#if HAS_HANDLER_STACK
static char handler_stack[1 << 16];
#endif

static void write_bytes(const char *text, size_t left) {
  while (left > 0) {
    ssize_t count = write(output_file, text, left);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    left -= (size_t)count;
  }
}

static void write_all(const char *text) { write_bytes(text, strlen(text)); }

static void hold_prints(void) {
  for (int index = 0; index < print_count; index++) {
    if (screens[index] >= 0) dup2(prints, printing[index]);
  }
}

/// Writes what was printed to the terminal, which is no longer drawn on.
static void show_prints(void) {
  if (prints < 0) return;
  for (int index = 0; index < print_count; index++) {
    if (screens[index] >= 0) dup2(screens[index], printing[index]);
  }
  char buffer[1024];
  ssize_t count;
  lseek(prints, 0, SEEK_SET);
  while ((count = read(prints, buffer, sizeof buffer)) > 0) write_bytes(buffer, (size_t)count);
  if (ftruncate(prints, 0) != 0) {}
}

static void enter(void) {
  if (is_entered) return;
  is_entered = 1;
  hold_prints();
  while (tcsetattr(input_file, TCSANOW, &during) != 0 && errno == EINTR) {}
  write_all(enter_text);
}

static void leave(void) {
  if (!is_entered) return;
  is_entered = 0;
  write_all(leave_text);
  while (tcsetattr(input_file, TCSANOW, &before) != 0 && errno == EINTR) {}
  show_prints();
}

void terminal_notify(void) {
  int error = errno;
  // A full pipe wakes its reader as well as one more byte would.
  if (notices[1] >= 0 && write(notices[1], "", 1) < 0) {}
  errno = error;
}

static void disturb(int signal) {
  (void)signal;
  is_disturbed = 1;
  terminal_notify();
}

/// Ends the process as the signal does by default, with the terminal restored.
static void end(int signal, siginfo_t *info, void *context) {
  (void)context;
  leave();
  for (int index = 0; index < ending_count; index++) {
    if (endings[index] == signal) sigaction(signal, &old_endings[index], NULL);
  }
  // A fault happens again when the handler returns, with the place where it happened.
  bool isFault = (signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE)
                 && info != NULL && info->si_code > 0 && info->si_code < 0x10000;
  if (!isFault) raise(signal);
}

/// Performs the default action of the signal, and returns when the process is continued.
static void stop_now(pid_t whom) {
  struct sigaction plain, mine;
  sigset_t stop, old;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigemptyset(&plain.sa_mask);
  sigaction(SIGTSTP, &plain, &mine);
  kill(whom, SIGTSTP);
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, &old);
  // The process is stopped here.
  sigprocmask(SIG_SETMASK, &old, NULL);
  sigaction(SIGTSTP, &mine, NULL);
}

static void handle_stop(int signal) {
  (void)signal;
  int error = errno;
  leave();
  stop_now(getpid());
  enter();
  disturb(0);
  errno = error;
}

/// After SIGSTOP, which no handler receives, the terminal is as the shell left it.
static void handle_continue(int signal) {
  (void)signal;
  int error = errno;
  is_entered = 0;
  enter();
  disturb(0);
  errno = error;
}

static void listen_to(int signal, void (*handler)(int), struct sigaction *old) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, old);
}

/// Prepares a file for what is printed to the terminal.
static void open_prints(const int files[print_count]) {
  struct stat screen, other;
  for (int index = 0; index < print_count; index++) {
    printing[index] = files[index];
    bool isScreen = files[index] >= 0 && isatty(files[index]) && fstat(output_file, &screen) == 0
                    && fstat(files[index], &other) == 0 && screen.st_rdev == other.st_rdev;
    if (isScreen) screens[index] = fcntl(files[index], F_DUPFD_CLOEXEC, 3);
  }
  if (screens[0] < 0 && screens[1] < 0) return;
  // A stream that is used first while a file receives it would keep its lines for later.
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  print_stream = tmpfile();
  prints = print_stream ? fileno(print_stream) : open("/dev/null", O_RDWR);
  fcntl(prints, F_SETFD, FD_CLOEXEC);
  fcntl(prints, F_SETFL, O_APPEND);
}

static void close_prints(void) {
  for (int index = 0; index < print_count; index++) {
    if (screens[index] >= 0) close(screens[index]);
    screens[index] = -1;
  }
  if (print_stream) fclose(print_stream);
  else if (prints >= 0) close(prints);
  print_stream = NULL;
  prints = -1;
}

/// Forgets what was printed if it is too much.
static void limit_prints(void) {
  struct stat file;
  if (prints < 0 || fstat(prints, &file) != 0 || file.st_size <= print_limit) return;
  if (ftruncate(prints, 0) != 0) {}
}

int terminal_take(int input, int output, const int files[2], const char *enter_with,
                  const char *leave_with) {
  if (is_taken) return EBUSY;
  int error = terminal_open_notices();
  if (error != 0) return error;
  if (tcgetattr(input, &before) != 0) return errno;
  output_file = fcntl(output, F_DUPFD_CLOEXEC, 3);
  if (output_file < 0) return errno;
  fflush(stdout);
  open_prints(files);
  during = before;
  during.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
  during.c_oflag &= ~(tcflag_t)OPOST;
  during.c_cflag |= CS8;
  during.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  during.c_cc[VMIN] = 1;
  during.c_cc[VTIME] = 0;
  input_file = input;
  enter_text = enter_with;
  leave_text = leave_with;
  is_taken = 1;

#if HAS_HANDLER_STACK
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = handler_stack;
    stack.ss_size = sizeof handler_stack;
    sigaltstack(&stack, NULL);
  }
#endif
  for (int index = 0; index < ending_count; index++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = end;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(endings[index], NULL, &old_endings[index]);
    bool isIgnored = !(old_endings[index].sa_flags & SA_SIGINFO)
                     && old_endings[index].sa_handler == SIG_IGN;
    if (!isIgnored) sigaction(endings[index], &action, NULL);
  }
  listen_to(SIGTSTP, handle_stop, &old_stop);
  listen_to(SIGCONT, handle_continue, &old_continue);
  listen_to(SIGWINCH, disturb, &old_resize);
  enter();
  return 0;
}

void terminal_give_back(void) {
  if (!is_taken) return;
  sigaction(SIGTSTP, &old_stop, NULL);
  sigaction(SIGCONT, &old_continue, NULL);
  sigaction(SIGWINCH, &old_resize, NULL);
  fflush(stdout);
  leave();
  close_prints();
  close(output_file);
  output_file = -1;
  for (int index = 0; index < ending_count; index++) {
    sigaction(endings[index], &old_endings[index], NULL);
  }
  is_taken = 0;
}

int terminal_file(int output) { return is_taken ? output_file : output; }

void terminal_stop(void) {
  fflush(stdout);
  leave();
  stop_now(0);  // With whoever shares the terminal's foreground.
  enter();
  disturb(0);
}

int terminal_open_notices(void) {
  if (notices[0] >= 0) return 0;
  if (pipe(notices) != 0) return errno;
  for (int index = 0; index < 2; index++) {
    fcntl(notices[index], F_SETFD, FD_CLOEXEC);
    fcntl(notices[index], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

/// Waits for two files as poll does, with select.
///
/// On macOS, poll refuses devices such as /dev/tty and /dev/null that select accepts.
static int select_files(struct pollfd files[2], int milliseconds) {
  fd_set in, out;
  FD_ZERO(&in);
  FD_ZERO(&out);
  int highest = -1;
  for (int index = 0; index < 2; index++) {
    int file = files[index].fd;
    files[index].revents = 0;
    if (file < 0) continue;
    // A file that a set has no room for, or that is none, is refused as poll refuses it.
    if (file >= FD_SETSIZE || fcntl(file, F_GETFD) < 0) {
      files[index].revents = POLLNVAL;
      return 1;
    }
    if (files[index].events & POLLIN) FD_SET(file, &in);
    if (files[index].events & POLLOUT) FD_SET(file, &out);
    if (file > highest) highest = file;
  }
  struct timeval time = {milliseconds / 1000, milliseconds % 1000 * 1000};
  int count = select(highest + 1, &in, &out, NULL, milliseconds < 0 ? NULL : &time);
  for (int index = 0; count > 0 && index < 2; index++) {
    if (files[index].fd < 0) continue;
    if (FD_ISSET(files[index].fd, &in)) files[index].revents |= POLLIN;
    if (FD_ISSET(files[index].fd, &out)) files[index].revents |= POLLOUT;
  }
  return count;
}

/// Waits for two files; a file that poll refuses is left to select.
static int poll_files(struct pollfd files[2], int milliseconds) {
  int count = poll(files, 2, milliseconds);
  bool isRefused = count > 0 && ((files[0].revents | files[1].revents) & POLLNVAL);
  return isRefused ? select_files(files, milliseconds) : count;
}

static int wait_for(int input, int milliseconds, int (*wait)(struct pollfd[2], int)) {
  struct pollfd files[] = {{.fd = input, .events = POLLIN}, {.fd = notices[0], .events = POLLIN}};
  int count = wait(files, milliseconds);
  if (count < 0) return errno == EINTR ? 0 : -1;
  int found = 0;
  if (files[0].revents & (POLLIN | POLLHUP)) found |= 1;
  if (files[0].revents & (POLLERR | POLLNVAL)) found |= 4;
  if (files[1].revents & POLLIN) {
    char buffer[256];
    while (read(notices[0], buffer, sizeof buffer) > 0) {}
    found |= 2;
  }
  return found;
}

int terminal_wait(int input, int milliseconds) {
  limit_prints();
  return wait_for(input, milliseconds, poll_files);
}

int terminal_wait_with_select(int input, int milliseconds) {
  return wait_for(input, milliseconds, select_files);
}

void terminal_wait_for_room(int output, int milliseconds) {
  struct pollfd files[] = {{.fd = output, .events = POLLOUT}, {.fd = -1}};
  poll_files(files, milliseconds);
}

bool terminal_was_disturbed(void) {
  if (!is_disturbed) return false;
  is_disturbed = 0;
  return true;
}

bool terminal_size(int output, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(output, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
