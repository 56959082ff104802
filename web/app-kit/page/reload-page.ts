import { isDocumentMode } from './document-mode.ts'

/** Reads the current page again from the server, with its texts, in mode `app` without loading the document. */
export const reloadPage = async (): Promise<void> => {
  if (isDocumentMode()) return location.reload()
  const { reload } = await import('vike/client/router')
  await reload()
}
