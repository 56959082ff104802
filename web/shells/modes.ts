import { AppFrame } from './AppFrame.tsx' with { type: 'vike:pointer' }
import { carry } from './carry.tsx' with { type: 'vike:pointer' }
import { HtmlFrame } from './HtmlFrame.tsx' with { type: 'vike:pointer' }
import { startChange } from './start-change.ts' with { type: 'vike:pointer' }
import { tellPage } from './tell-page.ts' with { type: 'vike:pointer' }

/** The frame a page sits in, who may enter and how it hydration: `{ Layout, ...html }` or `{ Layout, ...app }`. */
export interface Shell {
  readonly Layout: unknown
  readonly Wrapper: unknown
  readonly hydration?: 'islands'
  /** Key prefixes of the texts that the frame speaks in the browser; set in mode `app` alone. */
  readonly messages?: readonly string[]
}

/** For reading: HTML from the server; the page's own code stays there and only islands wake in the browser. */
export const html = { Wrapper: HtmlFrame, hydration: 'islands' } as const

/** For working: the whole page wakes in the browser, and links from one such page to another change it without a load. */
export const app = {
  Wrapper: AppFrame,
  onBeforeRender: carry,
  onPageTransitionStart: startChange,
  onAfterRenderClient: tellPage,
  // Where a page begins is our own rule (SH-09, tell-page.ts).
  keepScrollPosition: true,
  passToClient: ['carried'],
  messages: ['shell', 'MAIN_SITE', 'SUCCESS', 'LOADING_DOTS'],
} as const
