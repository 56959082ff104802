import { isDocumentMode } from './document-mode.ts'

/**
 * Opens an address of the area, from a page of mode `app` without loading the document again; `keepScroll` stays where the page is
 * scrolled to.
 */
export const goTo = async (address: string, { keepScroll = false }: { readonly keepScroll?: boolean } = {}): Promise<void> => {
  if (isDocumentMode()) return location.assign(address)
  const { navigate } = await import('vike/client/router')
  await navigate(address, { keepScrollPosition: keepScroll })
}
