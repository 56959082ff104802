import { createContext, type Ref, useContext } from 'react'

/** HTML inside an island, on the server; empty in the browser, where the page already contains it. */
export const ServerHtmlContext = createContext('')

/** Renders the HTML inside an island; hydration leaves it unchanged. */
export const ServerHtml = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML; hydration does not change it
  <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: useContext(ServerHtmlContext) }} />
)
