// Browser scripts of the layout, without React; the same for both rendering modes.
import './appearance.ts'
import './dialogs.ts'
import './footer-folds.ts'
import './lightbox-links.ts'
import './new-build.ts'
import './share-and-print.ts'
import './submit-once.ts'

// Scripts of plugins for every page. They are part of the entry script, so they only listen, and load the rest on demand.
import.meta.glob('/plugins/*/web/client/layout.ts', { eager: true })

// Development only (decisions §0.17): in production a link could redirect API calls to a port of the reader's own machine.
if (import.meta.env.DEV) import('./use-localhost.ts')
