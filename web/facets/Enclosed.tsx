import { createContext, type Ref, useContext } from 'react'

/** The HTML inside an island, on the server; in the browser it stands in the page already and is not told again. */
export const EnclosedHtml = createContext('')

/** The HTML around which an island lies; waking leaves it as it is. */
export const Enclosed = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML; hydration does not touch what it did not write
  <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: useContext(EnclosedHtml) }} />
)
