#ifndef COMONADLAB_CRESOURCES_H
#define COMONADLAB_CRESOURCES_H

#include <stddef.h>

/// A file that the command holds.
///
/// The files are in C, where one line embeds a file. As an array in Swift, they took nine of the
/// fifty seconds that the first build of the command takes.
enum __attribute__((enum_extensibility(closed))) Resource {
  // The texts of help.
  ResourceLabText,
  ResourceOpenText,
  ResourceRunText,
  ResourceReplayText,
  ResourceDrawText,
  ResourceCheckText,
  ResourceLawsText,
  ResourceAtlasText,
  ResourceConduitText,
  ResourceWebText,
  ResourceExitsText,

  // The frame of recordings.
  ResourceRecordingSVG,
};

/// The bytes of a file, which stay valid.
struct resource_bytes {
  const unsigned char *start;
  size_t count;
};

/// Returns the bytes of a file, as it was when the command was built.
struct resource_bytes resource_bytes(enum Resource resource);

#endif
