/** Opens an address of the area without loading the document again; `keepScroll` stays where the page is scrolled to. */
export const goTo = async (address: string, { keepScroll = false }: { readonly keepScroll?: boolean } = {}): Promise<void> => {
  const { navigate } = await import('vike/client/router')
  await navigate(address, { keepScrollPosition: keepScroll })
}
