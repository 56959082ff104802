// What the frame around every page does in the browser, without React: the same on reading pages and on those that wake whole.
import './account.ts'
import './appearance.ts'
import './dialogs.ts'
import './live-status.ts'
import './new-build.ts'
import './page-actions.ts'
import './scroll-depth.ts'

// Decided in decisions.md §0.17: a build leaves this out, or a link could send what one enters to a port of the reader's own machine.
if (import.meta.env.DEV) import('./use-localhost.ts')
