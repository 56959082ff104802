import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Effect } from 'effect'
import { type RequestHandler, type Response, Router } from 'express'
import type { Token } from '#core/kernel/token.ts'
import { inTrace } from '#core/kernel/trace.ts'
import type { FindServedFile, ServedFile, ServedFiles } from '#core/plugin/served-files.ts'
import { type ByteRange, FileStore } from '#core/ports/file-store.ts'
import { answerWithStatus } from './answer-with-status.ts'
import { byteRange } from './byte-range.ts'
import { redirectToFilesHost } from './files-host.ts'
import { matches } from './page-response.ts'
import { traceOf } from './request-trace.ts'

const cacheControl: Readonly<Record<ServedFile['cache'], string>> = {
  forever: 'public, max-age=31536000, immutable',
  revalidate: 'private, no-cache',
  never: 'private, no-store',
}

/**
 * Serves files of the store below the paths of plugins, on their own host where they have one: GET and HEAD, with
 * ranges and revalidation.
 */
export const storedFiles = (
  served: readonly ServedFiles[],
  find: <Thing>(token: Token<Thing>) => Thing,
  filesUrl: string | null = null,
): Router => {
  const router = Router()
  const before = filesUrl === null ? [] : [redirectToFilesHost(filesUrl)]
  for (const { path, find: token } of served) router.use(path, ...before, serve(find(token), find(FileStore)))
  return router
}

const serve =
  (findFile: FindServedFile, store: FileStore): RequestHandler =>
  async (request, response) => {
    const { method, headers, path, query } = request
    if (method !== 'GET' && method !== 'HEAD') return answerWithStatus(response.set('Allow', 'GET, HEAD'), 405)
    const file = await Effect.runPromise(inTrace(traceOf(request), findFile({ path: path.slice(1), query })))
    const stat = file && (await Effect.runPromise(store.stat(file.key)))
    if (!file || !stat) return answerWithStatus(response, 404)
    const etag = `"${createHash('sha256').update(`${file.key} ${stat.size}`).digest('base64url').slice(0, 22)}"`
    if (file.download !== null) response.attachment(file.download)
    response.set({ ...headersOf(file), ETag: etag })
    if (matches(headers['if-none-match'], etag)) return void response.status(304).end()
    const range = headers['if-range'] === undefined || headers['if-range'] === etag ? byteRange(headers.range, stat.size) : null
    if (range === 'unsatisfiable') return answerWithStatus(response.set('Content-Range', `bytes */${stat.size}`), 416)
    const size = range ? range.last - range.first + 1 : stat.size
    response.status(range ? 206 : 200).set({ 'Content-Type': file.mime, 'Content-Length': String(size) })
    if (range) response.set('Content-Range', `bytes ${range.first}-${range.last}/${stat.size}`)
    if (method === 'HEAD') return void response.end()
    await send(response, store, file.key, range)
  }

/** A file that disappears in between, or a reader that leaves, ends the connection. */
const send = async (response: Response, store: FileStore, key: string, range: ByteRange | null) => {
  const found = await Effect.runPromise(range ? store.read(key, range) : store.read(key))
  if (!found) return void response.destroy()
  await pipeline(Readable.from(found.content), response).catch(() => response.destroy())
}

const headersOf = ({ cache, download }: ServedFile): Readonly<Record<string, string>> => ({
  'Cache-Control': cacheControl[cache],
  'Accept-Ranges': 'bytes',
  'X-Content-Type-Options': 'nosniff',
  // Where a browser shows a download nevertheless, nothing in it runs or loads.
  ...(download !== null && { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
})
