import { HtmlFrame } from './HtmlFrame.tsx' with { type: 'vike:pointer' }
import { PublicLayout } from './PublicLayout.tsx' with { type: 'vike:pointer' }

/** HTML from the server; only islands wake in the browser. */
const html = { Wrapper: HtmlFrame, wakes: 'islands' } as const

/** A shell is the frame a page sits in, who may enter and how it wakes. */
export const shells = {
  public: { Layout: PublicLayout, ...html },
} as const
