/** Reads the current page again from the server, with its texts, without loading a document. */
export const reloadPage = async (): Promise<void> => {
  const { reload } = await import('vike/client/router')
  await reload()
}
