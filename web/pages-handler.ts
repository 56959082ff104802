import { STATUS_CODES } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { finishPage, sendKept, sendPage } from '#adapters/http/page-answer.ts'
import { logRoute } from '#adapters/http/request-log.ts'
import { makeSession } from '#adapters/http/session.ts'
import { prefixOf, splitLanguage } from '#core/kernel/language.ts'
import { counter } from '#core/ports/metrics.ts'
import type { CachedPage } from '#core/ports/page-cache.ts'
import type { Environment } from '#config/environment.ts'
import type { Platform } from '#config/platform.ts'
import { makeLayoutReader, type ReadLayout } from './layout-reader.ts'
import { requestContextFactory } from './make-house.ts'
import type { PageKeeper } from './page-keeper.ts'
import { readForm } from './read-form.ts'
import type { Render } from './render.ts'
import type { Rendered } from './rendered.ts'

/** What draws the pages, and where it is told of what was thrown where nothing should be. */
interface Drawing {
  readonly render: Render
  readonly onUnexpectedError: (error: unknown, request: Request) => void
  /** The frame's data; one of its own unless given. */
  readonly layout?: ReadLayout
  /** Nothing is kept unless given. */
  readonly keeper?: PageKeeper
}

const pagesDrawn = counter('pages_drawn_total', 'Pages that were drawn for a request.')

/** Answers everything that is a page: takes the language off the address and renders with what the house offers. */
export const pagesHandler = (platform: Platform, environment: Environment, drawing: Drawing): RequestHandler => {
  const furnish = requestContextFactory(platform, environment)
  const session = makeSession(environment.publicUrl)
  const { render, onUnexpectedError, layout = makeLayoutReader(platform), keeper } = drawing
  return async (request, response, next) => {
    const posts = request.method === 'POST'
    if (!posts && request.method !== 'GET' && request.method !== 'HEAD') return next()
    const { language, path } = splitLanguage(request.originalUrl)
    const tidy = tidyPath(path)
    if (tidy !== path && !posts)
      return response.redirect(301, prefixOf[language] && tidy === '/' ? prefixOf[language] : prefixOf[language] + tidy)
    const posted = posts ? await readForm(request, response, environment.publicUrl) : undefined
    if (typeof posted === 'number') return response.status(posted).type('text').send(STATUS_CODES[posted])
    const read = await layout()
    const keep = keeper?.(request)
    const asked = { language, path, ip: request.ip, agent: request.get('user-agent'), token: session.peek(request) }
    const { context, retryAfter, newSessionToken: kept } = furnish({ ...asked, layout: read, posted })
    const rendered = await render({ url: path, context })
    const token = kept()
    if (token !== undefined) session.write(response, token)
    // Whoever a page is for, it is for nobody else: not for search engines and no cache.
    if (context.user) response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    platform.metrics.count(pagesDrawn, {})
    if (rendered.bug !== undefined) onUnexpectedError(rendered.bug, request)
    if (rendered.route !== undefined) logRoute(response, rendered.route)
    const page = finishPage(rendered.body, typeOf(rendered), rendered.route)
    if (!rendered.cache || posted) return send(request, response, page, rendered, retryAfter())
    keep?.(page, rendered.cache)
    await sendKept(request, response, page)
  }
}

/** One address a page: no slash at the end and none twice, so that no redirect can name another host. */
const tidyPath = (path: string): string => {
  const [pathname = '', ...query] = path.split('?')
  return [pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'), ...query].join('?')
}

/** A page's data alone, for browsers that change pages by themselves, is JSON. */
const typeOf = ({ headers }: Rendered): string =>
  headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1].replace(/;\s*charset/, '; charset') ?? 'text/html; charset=utf-8'

const send = (request: Request, response: Response, page: CachedPage, { status, headers }: Rendered, retryAfter: number) => {
  const waits = status === 503 || status === 429
  const more = {
    ...Object.fromEntries(headers),
    ...(waits && { 'Retry-After': String(retryAfter) }),
    ...(status >= 400 && { 'Cache-Control': 'no-store' }),
  }
  return sendPage(request, response, page, more, status)
}
