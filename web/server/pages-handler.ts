import { STATUS_CODES } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { finishPage, sendPage, sendRevalidated } from '#adapters/http/page-response.ts'
import { networkOfRequest } from '#adapters/http/request-identity.ts'
import { logRoute } from '#adapters/http/request-log.ts'
import { callLimits, makeRequestQueue, type RequestQueue } from '#adapters/http/request-queue.ts'
import { traceOf } from '#adapters/http/request-trace.ts'
import { deviceOf, makeSession } from '#adapters/http/session-cookie.ts'
import { prefixOf, splitLanguage } from '#core/kernel/language.ts'
import { runInSpan } from '#core/kernel/trace.ts'
import { counter } from '#core/ports/metrics.ts'
import type { CachedPage } from '#core/ports/page-cache.ts'
import { canonicalAddress } from './canonical-address.ts'
import { makeLayoutDataReader, type ReadLayoutData } from './layout-data-reader.ts'
import { makeRequestContextFactory } from './make-request-context.ts'
import { makeFilesGuard } from './may-post-files.ts'
import type { PageCacheWriter } from './page-cache-writer.ts'
import type { PageResult, Render } from './page-result.ts'
import type { WebPlatform, WebSettings } from './platform.ts'
import { makeFormReader } from './read-posted-form.ts'
import { isReadableAddress, unknownPath } from './readable-address.ts'
import type { ReadStale } from './stale-pages.ts'

/** Renderer, error reporter and optional collaborators of the pages handler. */
interface Options {
  readonly render: Render
  readonly onUnexpectedError: (error: unknown, request: Request) => void
  /** Reader of the layout data. Default: an own one. */
  readonly layout?: ReadLayoutData
  /** Without it no page is cached. */
  readonly cacheWriter?: PageCacheWriter
  /** Queue in which pages wait to be rendered. Default: an own one. */
  readonly queue?: RequestQueue
  /** Reads the last page where a visitor's page cannot be rendered. Without it there is none. */
  readonly readStale?: ReadStale
}

const pagesRendered = counter('pages_drawn_total', 'Pages that were rendered for a request.')

/**
 * Creates the handler of all pages: splits the language prefix from the address, builds the request context, renders
 * the page and sends it.
 */
export const pagesHandler = (platform: WebPlatform, environment: WebSettings, options: Options): RequestHandler => {
  const makeRequestContext = makeRequestContextFactory(platform, environment)
  const session = makeSession(environment.publicUrl)
  const { publicUrl } = environment
  const mayPostFiles = makeFilesGuard(platform, session)
  const readPostedForm = makeFormReader({ publicUrl, spoolFolder: platform.spoolFolder, mayPostFiles })
  const { render, onUnexpectedError, layout = makeLayoutDataReader(platform), cacheWriter, queue = makeRequestQueue(), readStale } = options
  // A sign-in waits for the queue of its account and must not delay pages.
  const formQueue = makeRequestQueue(callLimits)
  return async (request, response, next) => {
    const isPost = request.method === 'POST'
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') return next()
    const { language, path: requestedPath } = splitLanguage(request.originalUrl)
    const path = isReadableAddress(request.originalUrl) ? requestedPath : unknownPath
    const canonicalPath = canonicalAddress(path)
    if (canonicalPath !== path && !isPost)
      return response.redirect(301, prefixOf[language] && canonicalPath === '/' ? prefixOf[language] : prefixOf[language] + canonicalPath)
    const posted = isPost ? await readPostedForm(request, response) : undefined
    if (typeof posted === 'number') return response.status(posted).type('text').send(STATUS_CODES[posted])
    const layoutData = await layout()
    const store = cacheWriter?.(request)
    const caller = { ip: request.ip, agent: request.get('user-agent'), token: session.peek(request), device: deviceOf(request) }
    const parts = { language, path, ...caller, layout: layoutData, formPost: posted }
    const work = async () =>
      response.closed
        ? null
        : runInSpan(traceOf(request), 'render', {}, (trace) => render({ url: path }, makeRequestContext({ ...parts, trace })))
    const rendered = await (isPost ? formQueue : queue).run(networkOfRequest(request), work)
    if (!rendered) return
    if (rendered.session !== undefined) session.write(response, rendered.session)
    // A page rendered for a signed-in user must not be cached or indexed.
    if (rendered.forUser) response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    platform.metrics.count(pagesRendered, {})
    // The database ended, or all pages were invalidated, while this one was rendered.
    const stale = rendered.status === 503 && !isPost ? await readStale?.(request) : null
    if (stale) return sendPage(request, response, stale.page, stale.headers)
    if (rendered.unexpectedError !== undefined) onUnexpectedError(rendered.unexpectedError, request)
    if (rendered.route !== undefined) logRoute(response, rendered.route)
    const page = finishPage(rendered.body, typeOf(rendered), rendered.route)
    if (posted && !rendered.forUser) return send(request, response, page, rendered, 'private, no-cache')
    if (!rendered.cachePolicy || posted) return send(request, response, page, rendered)
    store?.(page, rendered.cachePolicy)
    await sendRevalidated(request, response, page)
  }
}

/** Returns the content type of a response: HTML, or JSON for page data requested by client-side navigation. */
const typeOf = ({ headers }: PageResult): string =>
  headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1].replace(/;\s*charset/, '; charset') ?? 'text/html; charset=utf-8'

/**
 * Sends a page that is not cached here. `errorCaching`: `Cache-Control` of errors. A browser keeps the page of a
 * rejected form (`private, no-cache`), because going back to one that it may not keep asks to send the form again.
 */
const send = (
  request: Request,
  response: Response,
  page: CachedPage,
  { status, headers, retryAfter = 5 }: PageResult,
  errorCaching: 'no-store' | 'private, no-cache' = 'no-store',
) => {
  const isTemporary = status === 503 || status === 429
  const responseHeaders = {
    ...Object.fromEntries(headers),
    ...(isTemporary && { 'Retry-After': String(retryAfter) }),
    // Names of sites, slugs and domains may pass to somebody else, so a browser asks again.
    ...(status === 301 && { 'Cache-Control': 'no-cache' }),
    ...(status >= 400 && { 'Cache-Control': errorCaching }),
  }
  return sendPage(request, response, page, responseHeaders, status)
}
