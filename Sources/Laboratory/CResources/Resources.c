#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// A case that returns the bytes between its two lines.
#define FILE(name) \
  case name: {     \
    static const unsigned char bytes[] = {
#define END                                              \
    };                                                   \
    return (struct resource_bytes){bytes, sizeof bytes}; \
  }

struct resource_bytes resource_bytes(enum Resource resource) {
  switch (resource) {
    FILE(ResourceLabText)
#embed "../lab/Help/Texts/lab.txt"
    END
    FILE(ResourceOpenText)
#embed "../lab/Help/Texts/open.txt"
    END
    FILE(ResourceRunText)
#embed "../lab/Help/Texts/run.txt"
    END
    FILE(ResourceReplayText)
#embed "../lab/Help/Texts/replay.txt"
    END
    FILE(ResourceDrawText)
#embed "../lab/Help/Texts/draw.txt"
    END
    FILE(ResourceCheckText)
#embed "../lab/Help/Texts/check.txt"
    END
    FILE(ResourceLawsText)
#embed "../lab/Help/Texts/laws.txt"
    END
    FILE(ResourceAtlasText)
#embed "../lab/Help/Texts/atlas.txt"
    END
    FILE(ResourceConduitText)
#embed "../lab/Help/Texts/conduit.txt"
    END
    FILE(ResourceWebText)
#embed "../lab/Help/Texts/web.txt"
    END
    FILE(ResourceExitsText)
#embed "../lab/Help/Texts/exits.txt"
    END
    FILE(ResourceRecordingSVG)
#embed "../lab/Open/recording.svg"
    END
  }
}
