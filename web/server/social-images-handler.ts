import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import { networkOfRequest } from '#adapters/http/request-identity.ts'
import { logRoute } from '#adapters/http/request-log.ts'
import type { RequestQueue } from '#adapters/http/request-queue.ts'
import { splitLanguage } from '#core/kernel/language.ts'
import { withoutQuery } from '#web/runtime/href.ts'
import type { ReadLayoutData } from './layout-data-reader.ts'
import { makeRequestContextFactory } from './make-request-context.ts'
import type { WebPlatform, WebSettings } from './platform.ts'
import { isReadableAddress } from './readable-address.ts'
import type { makeSocialImageRenderer } from './social-images/entry.tsx'
import { pagePathOfSocialImage } from './social-images/social-image.ts'

const built = new URL('../../dist/web/', import.meta.url)

/** Memory for cached images, bytes: some hundred images. */
const maxCachedBytes = 8 << 20

/** Time for which a rendered image is served from the cache, milliseconds. */
const maxAgeMs = 10 * 60_000

// Fonts and rendering libraries are loaded with the first request for an image.
const load = async () => {
  const bundle = (await import(new URL('server/social-images.mjs', built).href)) as {
    readonly makeSocialImageRenderer: typeof makeSocialImageRenderer
  }
  return bundle.makeSocialImageRenderer({ logo: await readFile(new URL('client/favicon.svg', built), 'utf8') })
}

/** Creates the handler of `/og/placowka/bajka.png`, the image that social networks show for the page `/placowka/bajka` (features SE-06). */
export const socialImagesHandler = (
  platform: WebPlatform,
  environment: WebSettings,
  layout: ReadLayoutData,
  queue: RequestQueue,
): RequestHandler => {
  const makeRequestContext = makeRequestContextFactory(platform, environment)
  const cache = new LRUCache<string, Buffer>({ maxSize: maxCachedBytes, sizeCalculation: (png) => png.length, ttl: maxAgeMs })
  let renderer: ReturnType<typeof load> | undefined
  return async (request, response, next) => {
    const { language, path } = splitLanguage(withoutQuery(request.originalUrl))
    const page = pagePathOfSocialImage(path)
    if (page === null || !isReadableAddress(page)) return next()
    logRoute(response, '/og/:page.png')
    const key = `${language} ${page}`
    const context = makeRequestContext({ language, path: page, ip: request.ip, layout: await layout() })
    const cached = cache.get(key)
    renderer ??= load()
    const renderSocialImage = await renderer
    const rendered = cached ? { png: cached } : await queue.run(networkOfRequest(request), () => renderSocialImage({ url: page, context }))
    if ('permanentRedirect' in rendered)
      return response.redirect(
        301,
        `${request.originalUrl.slice(0, -page.length - '.png'.length)}${splitLanguage(rendered.permanentRedirect).path}.png`,
      )
    if ('status' in rendered)
      return response.status(rendered.status).set('Cache-Control', 'no-store').type('text').send(String(rendered.status))
    cache.set(key, rendered.png)
    const etag = `"${createHash('sha256').update(rendered.png).digest('base64url').slice(0, 22)}"`
    response.set({ 'Cache-Control': 'public, max-age=3600', ETag: etag }).type('png').send(rendered.png)
  }
}
