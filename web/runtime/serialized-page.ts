import type { LayoutData } from '#core/plugin/layout.ts'
import type { Messages } from '#core/ports/translator.ts'
import type { FooterLinks } from '#web/runtime/plugin-ui.ts'
import type { FormPost } from './form-post.ts'
import type { PageEnvironment } from './request-context.ts'
import type { ResolvedTab } from './tabs.ts'

/** Server state of a page in mode `app`, sent to the browser as JSON: all that its layout needs to render the same there. */
export interface SerializedPage {
  readonly context: PageEnvironment
  /** The rejected form, when the page is shown again after a form post. */
  readonly posted?: FormPost | undefined
  readonly title: string
  /** The canonical Polish path. */
  readonly path: string
  /** The `@` parts of the page's route, and what its layout takes from the query. */
  readonly params: Readonly<Record<string, string>>
  /** The page's route name, if it has one. */
  readonly name: string | undefined
  /** The background colour that the page chose, if any. */
  readonly background: 'grey' | 'white' | undefined
  readonly routes: Readonly<Record<string, string>>
  /** Links with translated labels, because the browser does not get the messages of all plugins. */
  readonly footer: FooterLinks
  /** Top of the page as HTML: its code stays on the server, its islands are hydrated as on static pages. */
  readonly topHtml: string
  /** Tabs by name of their area. */
  readonly tabs: Readonly<Record<string, readonly ResolvedTab[]>>
  /** Messages of the layout and of the page, in one language. */
  readonly messages: Messages
  /** Answers that the server has read for the page: cache key and data. */
  readonly answers: readonly (readonly [key: readonly [route: string, input: object], data: unknown])[]
  /** Data of the area's layout; absent for a layout without a loader. */
  readonly layoutData?: { readonly layout: string; readonly data: LayoutData } | undefined
}

declare global {
  namespace Vike {
    interface PageContext {
      /** Set in mode `app` only. */
      serializedPage?: SerializedPage
    }
  }
}
