#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/// Lets twice as many tests run at once as there are processors, unless the environment says otherwise.
///
/// The testing library (of Swift 6.3) starts all tests at once. Those that wait for a task then wait for
/// thousands of others, so that a time limit measures these, and a failure stands in minutes of noise. It
/// reads its variable before the first test, and `swift test` has no option for it; so the bundle of
/// the tests sets the variable when it is loaded.
__attribute__((constructor)) static void limit_width(void) {
  char width[16];
  snprintf(width, sizeof width, "%ld", 2 * sysconf(_SC_NPROCESSORS_ONLN));
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", width, 0);
}
