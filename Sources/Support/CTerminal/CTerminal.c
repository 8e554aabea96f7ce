// Handlers here call only functions that POSIX lists as async-signal-safe.

#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
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

enum { print_count = 2, print_limit = 1 << 20 };

struct terminal {
  struct terminal *next;
  volatile sig_atomic_t is_open, is_taken, is_entered, is_disturbed;
  int input, output, drawing;
  int notices[2];
  const char *enter_text, *leave_text;
  struct termios before, during;

  // What the process prints to the terminal would be drawn over, and would move the cursor. While the
  // terminal is taken, a file without a name receives it; afterwards it is shown.
  int printing[print_count], screens[print_count];
  int prints;
  FILE *print_stream;
};

/// All records. One is never freed, and is used again when it was closed, so a handler may walk along
/// them at any time.
static struct terminal *_Atomic records;

/// Held by whoever opens, takes or gives back; a handler needs no lock.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int taken_count;
static struct sigaction old_endings[ending_count], old_stop, old_continue, old_resize;
#if HAS_HANDLER_STACK
static char handler_stack[1 << 16];
#endif

static void write_bytes(const struct terminal *terminal, const char *text, size_t left) {
  while (left > 0) {
    ssize_t count = write(terminal->drawing, text, left);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    left -= (size_t)count;
  }
}

static void hold_prints(const struct terminal *terminal) {
  for (int index = 0; index < print_count; index++) {
    if (terminal->screens[index] >= 0) dup2(terminal->prints, terminal->printing[index]);
  }
}

/// Writes what was printed to the terminal, which is no longer drawn on.
static void show_prints(const struct terminal *terminal) {
  if (terminal->prints < 0) return;
  for (int index = 0; index < print_count; index++) {
    if (terminal->screens[index] >= 0) dup2(terminal->screens[index], terminal->printing[index]);
  }
  char buffer[1024];
  ssize_t count;
  lseek(terminal->prints, 0, SEEK_SET);
  while ((count = read(terminal->prints, buffer, sizeof buffer)) > 0) {
    write_bytes(terminal, buffer, (size_t)count);
  }
  if (ftruncate(terminal->prints, 0) != 0) {}
}

static void enter(struct terminal *terminal) {
  if (!terminal->is_taken || terminal->is_entered) return;
  terminal->is_entered = 1;
  hold_prints(terminal);
  while (tcsetattr(terminal->input, TCSANOW, &terminal->during) != 0 && errno == EINTR) {}
  write_bytes(terminal, terminal->enter_text, strlen(terminal->enter_text));
}

static void leave(struct terminal *terminal) {
  if (!terminal->is_taken || !terminal->is_entered) return;
  terminal->is_entered = 0;
  write_bytes(terminal, terminal->leave_text, strlen(terminal->leave_text));
  while (tcsetattr(terminal->input, TCSANOW, &terminal->before) != 0 && errno == EINTR) {}
  show_prints(terminal);
}

static void disturb(struct terminal *terminal) {
  terminal->is_disturbed = 1;
  terminal_notify(terminal);
}

static void for_each(void (*act)(struct terminal *)) {
  for (struct terminal *next = records; next != NULL; next = next->next) act(next);
}

void terminal_notify(struct terminal *terminal) {
  int error = errno;
  // A full pipe wakes its reader as well as one more byte would.
  if (terminal->notices[1] >= 0 && write(terminal->notices[1], "", 1) < 0) {}
  errno = error;
}

static void handle_resize(int signal) {
  (void)signal;
  for_each(disturb);
}

/// Ends the process as the signal does by default, with the terminal restored.
static void end(int signal, siginfo_t *info, void *context) {
  (void)context;
  for_each(leave);
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
  for_each(leave);
  stop_now(getpid());
  for_each(enter);
  for_each(disturb);
  errno = error;
}

static void enter_again(struct terminal *terminal) {
  terminal->is_entered = 0;
  enter(terminal);
  disturb(terminal);
}

/// After SIGSTOP, which no handler receives, a terminal is as the shell left it.
static void handle_continue(int signal) {
  (void)signal;
  int error = errno;
  for_each(enter_again);
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

static bool is_same_file(int first, int second) {
  struct stat one, other;
  return fstat(first, &one) == 0 && fstat(second, &other) == 0 && one.st_rdev == other.st_rdev;
}

/// Prepares a file for what is printed to the terminal.
static void open_prints(struct terminal *terminal, const int files[print_count]) {
  for (int index = 0; index < print_count; index++) {
    int file = terminal->printing[index] = files[index];
    bool isScreen = file >= 0 && isatty(file) && is_same_file(terminal->drawing, file);
    terminal->screens[index] = isScreen ? fcntl(file, F_DUPFD_CLOEXEC, 3) : -1;
  }
  terminal->prints = -1;
  if (terminal->screens[0] < 0 && terminal->screens[1] < 0) return;
  // A stream that is used first while a file receives it would keep its lines for later.
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  terminal->print_stream = tmpfile();
  terminal->prints =
      terminal->print_stream ? fileno(terminal->print_stream) : open("/dev/null", O_RDWR);
  fcntl(terminal->prints, F_SETFD, FD_CLOEXEC);
  fcntl(terminal->prints, F_SETFL, O_APPEND);
}

static void close_prints(struct terminal *terminal) {
  for (int index = 0; index < print_count; index++) {
    if (terminal->screens[index] >= 0) close(terminal->screens[index]);
    terminal->screens[index] = -1;
  }
  if (terminal->print_stream) fclose(terminal->print_stream);
  else if (terminal->prints >= 0) close(terminal->prints);
  terminal->print_stream = NULL;
  terminal->prints = -1;
}

/// Forgets what was printed if it is too much.
static void limit_prints(const struct terminal *terminal) {
  struct stat file;
  if (terminal->prints < 0 || fstat(terminal->prints, &file) != 0) return;
  if (file.st_size > print_limit && ftruncate(terminal->prints, 0) != 0) {}
}

/// Handles the signals, from the first terminal that is taken.
static void handle_signals(void) {
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
  listen_to(SIGWINCH, handle_resize, &old_resize);
}

struct terminal *terminal_open(int input, int output) {
  pthread_mutex_lock(&lock);
  struct terminal *found = records;
  while (found != NULL && found->is_open) found = found->next;
  if (found == NULL && (found = calloc(1, sizeof *found)) != NULL) {
    found->notices[0] = found->notices[1] = -1;
    found->next = records;
    records = found;
  }
  if (found != NULL) {
    found->is_open = 1;
    found->is_disturbed = 0;
    found->input = input;
    found->output = found->drawing = output;
    found->prints = -1;
  }
  pthread_mutex_unlock(&lock);
  return found;
}

void terminal_close(struct terminal *terminal) {
  // The pipe stays: a handler on another thread may write to it just now.
  pthread_mutex_lock(&lock);
  terminal->is_open = 0;
  pthread_mutex_unlock(&lock);
}

/// The part of `terminal_take` that needs the lock.
static int take(struct terminal *terminal, const int files[2]) {
  for (struct terminal *other = records; other != NULL; other = other->next) {
    if (other->is_taken && is_same_file(other->input, terminal->input)) return EBUSY;
  }
  if (tcgetattr(terminal->input, &terminal->before) != 0) return errno;
  int drawing = fcntl(terminal->output, F_DUPFD_CLOEXEC, 3);
  if (drawing < 0) return errno;
  terminal->drawing = drawing;
  fflush(stdout);
  open_prints(terminal, files);
  struct termios during = terminal->before;
  during.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
  during.c_oflag &= ~(tcflag_t)OPOST;
  during.c_cflag |= CS8;
  during.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  during.c_cc[VMIN] = 1;
  during.c_cc[VTIME] = 0;
  terminal->during = during;
  terminal->is_taken = 1;
  if (taken_count++ == 0) handle_signals();
  enter(terminal);
  return 0;
}

int terminal_take(struct terminal *terminal, const int files[2], const char *enter_text,
                  const char *leave_text) {
  int error = terminal_open_notices(terminal);
  if (error != 0) return error;
  terminal->enter_text = enter_text;
  terminal->leave_text = leave_text;
  pthread_mutex_lock(&lock);
  error = take(terminal, files);
  pthread_mutex_unlock(&lock);
  return error;
}

void terminal_give_back(struct terminal *terminal) {
  if (!terminal->is_taken) return;
  pthread_mutex_lock(&lock);
  if (taken_count == 1) {
    sigaction(SIGTSTP, &old_stop, NULL);
    sigaction(SIGCONT, &old_continue, NULL);
    sigaction(SIGWINCH, &old_resize, NULL);
  }
  fflush(stdout);
  leave(terminal);
  terminal->is_taken = 0;
  close_prints(terminal);
  close(terminal->drawing);
  terminal->drawing = terminal->output;
  if (--taken_count == 0) {
    for (int index = 0; index < ending_count; index++) {
      sigaction(endings[index], &old_endings[index], NULL);
    }
  }
  pthread_mutex_unlock(&lock);
}

int terminal_file(const struct terminal *terminal) { return terminal->drawing; }

void terminal_stop(void) {
  fflush(stdout);
  for_each(leave);
  stop_now(0);  // With whoever shares the terminal's foreground.
  for_each(enter);
  for_each(disturb);
}

int terminal_open_notices(struct terminal *terminal) {
  if (terminal->notices[0] >= 0) return 0;
  if (pipe(terminal->notices) != 0) return errno;
  for (int index = 0; index < 2; index++) {
    fcntl(terminal->notices[index], F_SETFD, FD_CLOEXEC);
    fcntl(terminal->notices[index], F_SETFL, O_NONBLOCK);
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

typedef int waiting(struct pollfd[2], int);

static int wait_for(struct terminal *terminal, int milliseconds, waiting wait) {
  struct pollfd files[] = {
      {.fd = terminal->input, .events = POLLIN},
      {.fd = terminal->notices[0], .events = POLLIN},
  };
  int count = wait(files, milliseconds);
  if (count < 0) return errno == EINTR ? 0 : -1;
  int found = 0;
  if (files[0].revents & (POLLIN | POLLHUP)) found |= 1;
  if (files[0].revents & (POLLERR | POLLNVAL)) found |= 4;
  if (files[1].revents & POLLIN) {
    char buffer[256];
    while (read(terminal->notices[0], buffer, sizeof buffer) > 0) {}
    found |= 2;
  }
  return found;
}

int terminal_wait(struct terminal *terminal, int milliseconds) {
  limit_prints(terminal);
  return wait_for(terminal, milliseconds, poll_files);
}

int terminal_wait_with_select(struct terminal *terminal, int milliseconds) {
  return wait_for(terminal, milliseconds, select_files);
}

void terminal_wait_for_room(int output, int milliseconds) {
  struct pollfd files[] = {{.fd = output, .events = POLLOUT}, {.fd = -1}};
  poll_files(files, milliseconds);
}

bool terminal_was_disturbed(struct terminal *terminal) {
  if (!terminal->is_disturbed) return false;
  terminal->is_disturbed = 0;
  return true;
}

bool terminal_reports_resizing(const struct terminal *terminal) {
  return tcgetsid(terminal->input) == getsid(0);
}

bool terminal_size(int output, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(output, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
