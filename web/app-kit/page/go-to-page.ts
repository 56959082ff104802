/** Opens a page of the same site without loading a document where its layout allows that. */
export const goToPage = async (path: string): Promise<void> => {
  const { navigate } = await import('vike/client/router')
  await navigate(path)
}
