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
    FILE(ResourceBytesScript)
#embed "../lab/Web/Resources/bytes.js"
    END
    FILE(ResourceNodesScript)
#embed "../lab/Web/Resources/nodes.js"
    END
    FILE(ResourceNoticesScript)
#embed "../lab/Web/Resources/notices.js"
    END
    FILE(ResourceFieldsScript)
#embed "../lab/Web/Resources/fields.js"
    END
    FILE(ResourceGridsScript)
#embed "../lab/Web/Resources/grids.js"
    END
    FILE(ResourceKeptScript)
#embed "../lab/Web/Resources/kept.js"
    END
    FILE(ResourcePageScript)
#embed "../lab/Web/Resources/page.js"
    END
    FILE(ResourceFirstScript)
#embed "../lab/Web/Resources/first.js"
    END
    FILE(ResourceServicesScript)
#embed "../lab/Web/Resources/services.js"
    END
    FILE(ResourceRequestsScript)
#embed "../lab/Web/Resources/requests.js"
    END
    FILE(ResourceClipboardScript)
#embed "../lab/Web/Resources/clipboard.js"
    END
    FILE(ResourceFilesScript)
#embed "../lab/Web/Resources/files.js"
    END
    FILE(ResourceSocketsScript)
#embed "../lab/Web/Resources/sockets.js"
    END
    FILE(ResourcePageStyles)
#embed "../lab/Web/Resources/page.css"
    END
    FILE(ResourceConduitStyles)
#embed "../lab/Web/Resources/conduit.css"
    END
    FILE(ResourceLaboratoryStyles)
#embed "../lab/Web/Resources/laboratory.css"
    END
    FILE(ResourceAtlasStyles)
#embed "../lab/Web/Resources/atlas.css"
    END
    FILE(ResourcePageHTML)
#embed "../lab/Web/Resources/page.html"
    END
    FILE(ResourceRecordingSVG)
#embed "../lab/Open/recording.svg"
    END
  }
}
