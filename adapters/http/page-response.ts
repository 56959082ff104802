import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage } from '#core/ports/page-cache.ts'
import { type BrotliQuality, codingFor, compressOnce } from './content-encoding.ts'

/** Returns the weak ETag of a content. */
export const etagOf = (content: string | Buffer): string => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** Builds a cacheable page from its text or bytes; `route` is the pattern of its address, for logs. */
export const finishPage = (body: string | Buffer, contentType: string, route = 'other', quality: BrotliQuality = 5): CachedPage => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  return { contentType, route, etag: etagOf(bytes), size: bytes.length, encoded: compressOnce(bytes, quality) }
}

/** Returns the cache key of a request: host, path and query. `null` where one page could have any number of such keys. */
export const pageAddress = ({ method, url = '', headers: { host = '' } }: IncomingMessage): string | null =>
  (method === 'GET' || method === 'HEAD') && !url.includes('%') && url.length <= 300 && host.length <= 253
    ? `${host.toLowerCase()} ${url}`
    : null

/** Tests an `If-None-Match`. */
export const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === etag || header.trim() === '*' || header.split(',').some((one) => one.trim() === etag))

/** Sends a page in the content coding that the client prefers; a HEAD gets headers alone. */
export const sendPage = async (
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  more: Readonly<Record<string, string>>,
  status = 200,
): Promise<void> => {
  const coding = codingFor(headers['accept-encoding'], page.size)
  const bytes = await page.encoded(coding)
  response.writeHead(status, {
    ...more,
    'Content-Type': page.contentType,
    Vary: 'Accept-Encoding',
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Content-Length': bytes.length,
  })
  response.end(method === 'HEAD' ? undefined : bytes)
}

/** Sends a page with its ETag; 304 where the client has this version. */
export const sendIfChanged = async (
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  more: Readonly<Record<string, string>>,
): Promise<void> => {
  const headers = { ...more, ETag: page.etag }
  if (!matches(request.headers['if-none-match'], page.etag)) return sendPage(request, response, page, headers)
  response.writeHead(304, { ...headers, Vary: 'Accept-Encoding' })
  response.end()
}

/** Sends a page that browsers revalidate on each visit; 304 where the client has this version. */
export const sendRevalidated = (
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  more: Readonly<Record<string, string>> = {},
): Promise<void> => sendIfChanged(request, response, page, { ...more, 'Cache-Control': 'no-cache' })
