import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import { logRoute } from '#adapters/http/request-log.ts'
import { splitLanguage } from '#core/kernel/language.ts'
import type { Environment } from '#config/environment.ts'
import type { Platform } from '#config/platform.ts'
import type { ReadLayout } from './layout-reader.ts'
import { requestContextFactory } from './make-house.ts'
import type { makePictures } from './pictures/entry.tsx'
import { pageOfPicture } from './pictures/picture.ts'

const built = new URL('../dist/web/', import.meta.url)

/** Bytes of pictures that are kept: some hundred, for the time in which networks ask for one. */
const keptBytes = 8 << 20

/** Milliseconds for which a drawn picture is the picture. */
const fresh = 10 * 60_000

// Fonts and drawing libraries are loaded when somebody asks for the first one.
const load = async () => {
  const { makePictures: make } = (await import(new URL('server/pictures.mjs', built).href)) as {
    readonly makePictures: typeof makePictures
  }
  return make({ mark: await readFile(new URL('client/favicon.svg', built), 'utf8') })
}

/** Answers `/og/placowka/bajka.png`: the picture of a page, for networks that show its address (features SE-06). */
export const picturesHandler = (platform: Platform, environment: Environment, layout: ReadLayout): RequestHandler => {
  const furnish = requestContextFactory(platform, environment)
  const kept = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: (png) => png.length, ttl: fresh })
  let pictures: ReturnType<typeof load> | undefined
  return async (request, response, next) => {
    const { language, path } = splitLanguage(request.originalUrl.replace(/\?.*/s, ''))
    const page = pageOfPicture(path)
    if (page === null) return next()
    logRoute(response, '/og/:page.png')
    const key = `${language} ${page}`
    const { context } = furnish({ language, path: page, ip: request.ip, layout: await layout() })
    const known = kept.get(key)
    pictures ??= load()
    const drawn = known ? { png: known } : await (await pictures)({ url: page, context })
    if ('moved' in drawn)
      return response.redirect(301, `${request.originalUrl.slice(0, -page.length - '.png'.length)}${splitLanguage(drawn.moved).path}.png`)
    if ('status' in drawn) return response.status(drawn.status).set('Cache-Control', 'no-store').type('text').send(String(drawn.status))
    kept.set(key, drawn.png)
    const etag = `"${createHash('sha256').update(drawn.png).digest('base64url').slice(0, 22)}"`
    response.set({ 'Cache-Control': 'public, max-age=3600', ETag: etag }).type('png').send(drawn.png)
  }
}
