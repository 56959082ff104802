import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage } from '#core/ports/page-cache.ts'
import { codingFor, packOnce } from './coding.ts'

/** A text ready to be sent to all visitors; `route`: the pattern of its address. */
export const finishPage = (body: string, contentType: string, route = 'other'): CachedPage => {
  const bytes = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { contentType, route, etag, size: bytes.length, packed: packOnce(bytes) }
}

/** An address under which a page may be kept: host, path and query. None where one page could have endless such addresses. */
export const pageAddress = ({ method, url = '', headers: { host = '' } }: IncomingMessage): string | null =>
  (method === 'GET' || method === 'HEAD') && !url.includes('%') && url.length <= 300 && host.length <= 253
    ? `${host.toLowerCase()} ${url}`
    : null

const isKnown = (told: string | undefined, etag: string): boolean =>
  told !== undefined && (told === etag || told.trim() === '*' || told.split(',').some((one) => one.trim() === etag))

/** Sends a page's bytes in the coding that is wanted; of a HEAD its headers alone. */
export const sendPage = async (
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  more: Readonly<Record<string, string>>,
  status = 200,
): Promise<void> => {
  const coding = codingFor(headers['accept-encoding'], page.size)
  const bytes = await page.packed(coding)
  response.writeHead(status, {
    ...more,
    'Content-Type': page.contentType,
    Vary: 'Accept-Encoding',
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Content-Length': bytes.length,
  })
  response.end(method === 'HEAD' ? undefined : bytes)
}

/** Sends a page that browsers may keep as long as they ask again each time: whoever has it already is told so (304). */
export const sendKept = async (
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  more: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const kept = { ...more, ETag: page.etag, 'Cache-Control': 'no-cache' }
  if (!isKnown(request.headers['if-none-match'], page.etag)) return sendPage(request, response, page, kept)
  response.writeHead(304, { ...kept, Vary: 'Accept-Encoding' })
  response.end()
}
