import { createContext, useContext } from 'react'
import type { SerializedPage } from '#web/runtime/serialized-page.ts'

/** The page of mode `app` or `document` that is open, as the server has serialized it. */
export const SerializedPageContext = createContext<SerializedPage | null>(null)

/** Returns the serialized page. Throws on static pages. */
export const useSerializedPage = (): SerializedPage => {
  const page = useContext(SerializedPageContext)
  if (!page) throw new Error('useSerializedPage() on a page without SerializedPageContext')
  return page
}
