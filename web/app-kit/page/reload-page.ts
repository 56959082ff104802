import { isDocument } from './is-document.ts'

/** Reads the current page again from the server, with its texts, in mode `app` without loading the document. */
export const reloadPage = async (): Promise<void> => {
  if (isDocument()) return location.reload()
  const { reload } = await import('vike/client/router')
  await reload()
}
