import { isUuid } from '#core/kernel/uuid.ts'
import { addressForReader, readerOfAddress } from '#plugins/uploads/contract/reader-address.ts'
import { newsFilePath } from '../contract/file-path.ts'
import { isPublicNews } from '../contract/terms.ts'
import type { News } from '../domain/publication.ts'

/** Reader to whom an address was given: an account, support, which reads everything, or an editor. */
export type FileReader = { readonly account: string } | 'support' | 'editor'

/** File that an address asks for. */
export interface RequestedFile {
  readonly newsId: string
  readonly uploadId: string
  readonly file: string
}

const names = { support: 'obsluga', editor: 'redakcja' } as const
const readerText = (reader: FileReader) => (typeof reader === 'string' ? names[reader] : reader.account)

interface SignOptions {
  readonly now: Date
  readonly macsOf: (text: string) => readonly [string, ...string[]]
}

/**
 * Returns the address of a file of a post. Whoever may read a public post may read its files; the address of any other
 * names its reader, whose rights are looked up again when the file is asked for.
 */
export const urlOfFile = (
  news: News,
  { uploadId, file }: Omit<RequestedFile, 'newsId'>,
  reader: FileReader | null,
  options: SignOptions,
): string => {
  const path = newsFilePath(news.id, uploadId, file)
  if (isPublicNews(news) || reader === null) return path
  return addressForReader(path, readerText(reader), options)
}

/** Returns the file that a path asks for; `null` where it asks for none. */
export const parseFilePath = (path: string): RequestedFile | null => {
  const [newsId = '', uploadId = '', file = '', ...rest] = path.split('/')
  return rest.length === 0 && isUuid(newsId) && isUuid(uploadId) && file !== '' ? { newsId, uploadId, file } : null
}

/** Returns the reader whom a signature names; `null` without a valid one. */
export const readerOf = (
  { newsId, uploadId, file }: RequestedFile,
  query: Readonly<Record<string, unknown>>,
  options: SignOptions,
): FileReader | null => {
  const reader = readerOfAddress(newsFilePath(newsId, uploadId, file), query, options)
  if (reader === null) return null
  return reader === names.support ? 'support' : reader === names.editor ? 'editor' : { account: reader }
}
