import type { Messages } from '#core/ports/translator.ts'
import type { TabArea } from '#web/plugin-ui.ts'
import type { FooterLinks } from '#web/shells/footer-links.ts'
import type { PageEnvironment } from './house.ts'
import type { ShownTab } from './tabs.ts'

/** What a page that wakes whole takes along from the server, as JSON: all that its frame needs to be the same in the browser. */
export interface SerializedPage {
  readonly context: PageEnvironment
  readonly title: string
  /** The canonical Polish path. */
  readonly path: string
  /** The page's route name, if it has one. */
  readonly name: string | undefined
  readonly routes: Readonly<Record<string, string>>
  /** Its words are the plugins' own, which the page does not take along. */
  readonly footer: FooterLinks
  /** What stands above the page, as HTML: its code stays on the server, and its islands wake as on reading pages. */
  readonly top: string
  readonly tabs: Readonly<Record<TabArea, readonly ShownTab[]>>
  /** Those of the shell and of the page, in one language. */
  readonly messages: Messages
}

declare global {
  namespace Vike {
    interface PageContext {
      /** Set in mode `app`. */
      carried?: SerializedPage
    }
  }
}
