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
    FILE(ResourceDocsText)
#embed "../lab/Help/Texts/docs.txt"
    END
    FILE(ResourceSlidesText)
#embed "../lab/Help/Texts/slides.txt"
    END
    FILE(ResourceExitsText)
#embed "../lab/Help/Texts/exits.txt"
    END
    FILE(ResourceBytesScript)
#embed "../../Views/WebHost/Scripts/bytes.js"
    END
    FILE(ResourceNodesScript)
#embed "../../Views/WebHost/Scripts/nodes.js"
    END
    FILE(ResourceNoticesScript)
#embed "../../Views/WebHost/Scripts/notices.js"
    END
    FILE(ResourceFieldsScript)
#embed "../../Views/WebHost/Scripts/fields.js"
    END
    FILE(ResourceGridsScript)
#embed "../../Views/WebHost/Scripts/grids.js"
    END
    FILE(ResourceKeptScript)
#embed "../../Views/WebHost/Scripts/kept.js"
    END
    FILE(ResourcePageScript)
#embed "../../Views/WebHost/Scripts/page.js"
    END
    FILE(ResourceFirstScript)
#embed "../../Views/WebHost/Scripts/first.js"
    END
    FILE(ResourceServicesScript)
#embed "../../Views/WebHost/Scripts/services.js"
    END
    FILE(ResourceRequestsScript)
#embed "../../Views/WebHost/Scripts/requests.js"
    END
    FILE(ResourceClipboardScript)
#embed "../../Views/WebHost/Scripts/clipboard.js"
    END
    FILE(ResourceFilesScript)
#embed "../../Views/WebHost/Scripts/files.js"
    END
    FILE(ResourceSocketsScript)
#embed "../../Views/WebHost/Scripts/sockets.js"
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
    FILE(ResourceSlidesHTML)
#embed "../lab/Slides/slides.html"
    END
    FILE(ResourceRecordingSVG)
#embed "../lab/Open/recording.svg"
    END
  }
}
