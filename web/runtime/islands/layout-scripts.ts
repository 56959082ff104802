// Browser scripts of the layout, without React; the same for both rendering modes.
import './account.ts'
import './appearance.ts'
import './dialogs.ts'
import './live-status.ts'
import './new-build.ts'
import './share-and-print.ts'
import './scroll-depth.ts'

// Development only (decisions §0.17): in production a link could redirect API calls to a port of the reader's own machine.
if (import.meta.env.DEV) import('./use-localhost.ts')
