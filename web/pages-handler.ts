import type { Request, RequestHandler, Response } from 'express'
import { visitor } from '#core/access/actor.ts'
import { isFailure } from '#core/kernel/failure.ts'
import { prefixOf, splitLanguage } from '#core/kernel/language.ts'
import { Translator } from '#core/ports/translator.ts'
import type { Environment } from '#config/environment.ts'
import type { Platform } from '#config/platform.ts'
import { pageOf } from './data/data-address.ts'
import type { House } from './data/house.ts'
import { makeLayoutReader } from './layout-reader.ts'
import type { Render } from './render.ts'
import type { Rendered } from './rendered.ts'

/** What draws the pages, and where it is told of what was thrown where nothing should be. */
interface Drawing {
  readonly render: Render
  readonly onBug: (error: unknown, request: Request) => void
}

/** Answers everything that is a page: takes the language off the address and renders with what the house offers. */
export const pagesHandler = (platform: Platform, environment: Environment, { render, onBug }: Drawing): RequestHandler => {
  const translator = platform.find(Translator)
  const layout = makeLayoutReader(platform)
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const { language, path } = splitLanguage(request.originalUrl)
    const tidy = tidyPath(path)
    if (tidy !== path) return response.redirect(301, prefixOf[language] && tidy === '/' ? prefixOf[language] : prefixOf[language] + tidy)
    const actor = visitor(request.ip ?? 'unknown')
    let retryAfter = 5
    const noteRetry = (error: unknown): never => {
      if (isFailure(error)) retryAfter = error.retryAfterSeconds ?? retryAfter
      throw error
    }
    const house: House = {
      language,
      path: pageOf(path),
      publicUrl: environment.publicUrl,
      environment: environment.appEnv,
      supportPhone: environment.supportPhone,
      operator: environment.operator,
      mapStyleUrl: environment.mapStyleUrl,
      t: translator.for(language),
      pick: (prefixes) => translator.pick(language, prefixes),
      run: (useCase, input) => platform.run(useCase, actor, input).catch(noteRetry),
      layout: await layout(),
    }
    const rendered = await render({ url: path, house })
    if (rendered.bug !== undefined) onBug(rendered.bug, request)
    response.locals['route'] = rendered.route
    send(response, rendered, retryAfter)
  }
}

/** One address a page: no slash at the end and none twice, so that no redirect can name another host. */
const tidyPath = (path: string): string => {
  const [pathname = '', ...query] = path.split('?')
  return [pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'), ...query].join('?')
}

const send = (response: Response, { status, headers, body }: Rendered, retryAfter: number) => {
  for (const [name, value] of headers) response.setHeader(name, value)
  if (status === 503 || status === 429) response.setHeader('Retry-After', String(retryAfter))
  if (status >= 400) response.setHeader('Cache-Control', 'no-store')
  response.status(status).send(body)
}
