import type { RequestHandler, Response } from 'express'
import { visitor } from '#core/access/actor.ts'
import { languages, prefixOf, splitLanguage, type Language } from '#core/kernel/language.ts'
import { type Messages, type Translate, Translator } from '#core/ports/translator.ts'
import type { Environment } from '#config/environment.ts'
import type { Platform } from '#config/platform.ts'
import { pageOf } from './data/data-address.ts'
import type { House } from './data/house.ts'
import { makeLayoutReader } from './layout-reader.ts'
import { type Rendered, renderHtml } from './render.ts'

/** Answers everything that is a page: takes the language off the address and renders with what the house offers. */
export const pagesHandler = (platform: Platform, environment: Environment): RequestHandler => {
  const translator = platform.find(Translator)
  const layout = makeLayoutReader(platform)
  const words = Object.fromEntries(languages.map((language) => [language, wordsOf(translator, language)])) as Record<Language, Words>
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const { language, path } = splitLanguage(request.originalUrl)
    const tidy = tidyPath(path)
    if (tidy !== path) return response.redirect(301, prefixOf[language] && tidy === '/' ? prefixOf[language] : prefixOf[language] + tidy)
    const actor = visitor(request.ip ?? 'unknown')
    const house: House = {
      language,
      path: pageOf(path),
      publicUrl: environment.publicUrl,
      environment: environment.appEnv,
      supportPhone: environment.supportPhone,
      ...words[language],
      run: (useCase, input) => platform.run(useCase, actor, input),
      layout: await layout(),
    }
    send(response, await renderHtml({ url: path, house }))
  }
}

type Words = Pick<House, 't' | 'pick'>

/** The words of a language; those that never change are looked up once, since i18next's search was a seventh of a page (decision 007). */
const wordsOf = (translator: Translator, language: Language): Words => {
  const say = translator.for(language)
  const texts = new Map<string, string>()
  const picks = new Map<string, Messages>()
  const t: Translate = (key, values) => {
    if (values !== undefined) return say(key, values)
    const known = texts.get(key)
    if (known !== undefined) return known
    const text = say(key)
    // A key without a message stands for itself, and there is no end of those.
    if (text !== key) texts.set(key, text)
    return text
  }
  const pick = (prefixes: readonly string[]) => picks.getOrInsertComputed(prefixes.join(' '), () => translator.pick(language, prefixes))
  return { t, pick }
}

/** One address a page: no slash at the end and none twice, so that no redirect can name another host. */
const tidyPath = (path: string): string => {
  const [pathname = '', ...query] = path.split('?')
  return [pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'), ...query].join('?')
}

const send = (response: Response, { status, headers, body }: Rendered) => {
  for (const [name, value] of headers) response.setHeader(name, value)
  if (status === 503) response.setHeader('Retry-After', '5')
  if (status >= 400) response.setHeader('Cache-Control', 'no-store')
  response.status(status).send(body)
}
