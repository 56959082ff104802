import { AppPageProvider } from '../app-kit/page/AppPageProvider.tsx' with { type: 'vike:pointer' }
import { takeEarlyInput } from '../app-kit/page/early-input.ts' with { type: 'vike:pointer' }
import { finishPageTransition } from '../app-kit/page/finish-page-transition.ts' with { type: 'vike:pointer' }
import { startPageTransition } from '../app-kit/page/page-transition.ts' with { type: 'vike:pointer' }
import { serializePage } from '../server/app-pages/serialize-page.tsx' with { type: 'vike:pointer' }
import { DocumentPageProvider } from '../server/document/DocumentPageProvider.tsx' with { type: 'vike:pointer' }
import { VikeStaticPageProvider } from '../server/document/VikeStaticPageProvider.tsx' with { type: 'vike:pointer' }

/** Script that hydrates pages of mode `document`: its path from the top of the repository. */
export type ScriptOfPages = `/plugins/${string}`

/** Vike settings of a layout: its component and a rendering mode, `{ Layout, ...html }`, `…app` or `…documents(script)`. */
export interface LayoutSettings {
  readonly Layout: unknown
  readonly Wrapper: unknown
  readonly hydration?: 'islands' | ScriptOfPages
  /** Its pages load no script. */
  readonly still?: true
  /** Key prefixes of the messages that the layout needs in the browser; in modes `app` and `document`. */
  readonly messages?: readonly string[]
}

/** Mode of static pages: rendered on the server; only islands are hydrated in the browser. */
export const html = { Wrapper: VikeStaticPageProvider, hydration: 'islands' } as const

/** Mode of interactive pages: the whole page is hydrated, and links between such pages navigate on the client side. */
export const app = {
  Wrapper: AppPageProvider,
  onBeforeRender: serializePage,
  onPageTransitionStart: startPageTransition,
  onBeforeRenderClient: takeEarlyInput,
  onAfterRenderClient: finishPageTransition,
  // Scrolling after navigation is done by finish-page-transition.ts (SH-09).
  keepScrollPosition: true,
  passToClient: ['serializedPage'],
  messages: ['shell', 'MAIN_SITE', 'SUCCESS', 'LOADING_DOTS', 'CANCEL', 'error.server', 'error.connection', 'form.again'],
} as const

/**
 * Mode of interactive pages that are worth a document of their own: hydrated as a whole by one script, without Vike's router and its
 * list of all pages; their links load documents. They have no data hook and no fills.
 */
export const documents = (script: ScriptOfPages) =>
  ({ Wrapper: DocumentPageProvider, onBeforeRender: serializePage, hydration: script, messages: app.messages }) as const
