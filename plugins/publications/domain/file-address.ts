import { isUuid } from '#core/kernel/uuid.ts'
import { newsFilePath } from '../contract/file-path.ts'
import { isPublicNews } from '../contract/terms.ts'
import type { News } from './publication.ts'

/** Minutes for which the address of a file of a post that is not public is valid. */
const validMinutes = 10

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
const payloadOf = ({ newsId, uploadId, file }: RequestedFile, reader: string, until: number) =>
  `publications file ${newsId}/${uploadId}/${file} for ${reader} until ${until}`

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
  { now, macsOf }: SignOptions,
): string => {
  const path = newsFilePath(news.id, uploadId, file)
  if (isPublicNews(news) || reader === null) return path
  const until = Math.floor(now.getTime() / 1000) + validMinutes * 60
  const text = readerText(reader)
  const [signature] = macsOf(payloadOf({ newsId: news.id, uploadId, file }, text, until))
  return `${path}?konto=${text}&do=${until}&podpis=${signature}`
}

/** Returns the file that a path asks for; `null` where it asks for none. */
export const parseFilePath = (path: string): RequestedFile | null => {
  const [newsId = '', uploadId = '', file = '', ...rest] = path.split('/')
  return rest.length === 0 && isUuid(newsId) && isUuid(uploadId) && file !== '' ? { newsId, uploadId, file } : null
}

/** Returns the reader whom a signature names; `null` without a valid one. */
export const readerOf = (
  requested: RequestedFile,
  { konto, do: until, podpis }: Readonly<Record<string, unknown>>,
  { now, macsOf }: SignOptions,
): FileReader | null => {
  if (typeof konto !== 'string' || typeof until !== 'string' || typeof podpis !== 'string' || !/^\d{1,12}$/.test(until)) return null
  if (Number(until) * 1000 <= now.getTime() || !macsOf(payloadOf(requested, konto, Number(until))).includes(podpis)) return null
  return konto === names.support ? 'support' : konto === names.editor ? 'editor' : { account: konto }
}
