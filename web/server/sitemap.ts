import { Effect } from 'effect'
import { Router } from 'express'
import { languages, prefixOf, tagOf } from '#core/kernel/language.ts'
import { type SitemapEntry, type SitemapPages, staticPages } from '#core/plugin/sitemap.ts'
import type { WebPlatform } from './platform.ts'

/**
 * Paths per file. Each is listed in three languages with its alternates: 24,000 addresses and about 17 MB, below the
 * protocol's limits of 50,000 and 50 MB.
 */
const pathsPerFile = 8000

/** Time for which the index is cached, in which all who ask share one reading of the counts, milliseconds. */
const keptMs = 60_000
const cacheControl = `public, max-age=${keptMs / 1000}`

/** Keeps what `read` returns for a time; those who ask meanwhile share it, also while it is read. A failure is not cached. */
const keptFor = <Value>(ms: number, read: () => Promise<Value>): (() => Promise<Value>) => {
  let cached: { readonly value: Promise<Value>; readonly until: number } | null = null
  return () => {
    if (cached && Date.now() < cached.until) return cached.value
    const value = read()
    cached = { value, until: Date.now() + ms }
    value.catch(() => {
      cached = null
    })
    return value
  }
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Routes of `/robots.txt`, the index `/sitemap.xml` and its files, streamed from the sitemap pages of plugins. Not by
 * the package sitemap, which takes as many lines and 15 times the time of the processor: 1.2 seconds for a full file.
 */
export const sitemapRoutes = (platform: WebPlatform, publicUrl: string): Router => {
  const sources = new Map<string, SitemapPages>(
    platform.plugins.flatMap(({ name, sitemap }) => (sitemap ? [[name, platform.find(sitemap)] as const] : [])),
  )
  sources.set('site', staticPages('/'))
  const router = Router()

  router.get('/robots.txt', (_, response) => {
    response
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /user\nDisallow: /support\nDisallow: /zglos-placowke\nSitemap: ${publicUrl}/sitemap.xml\n`,
      )
  })

  const readIndex = async () => {
    let index = `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
    for (const [name, source] of sources) {
      const parts = Math.ceil((await Effect.runPromise(source.count())) / pathsPerFile)
      for (let part = 1; part <= parts; part++)
        index += `<sitemap><loc>${inXml(`${publicUrl}/sitemap/${name}/${part}.xml`)}</loc></sitemap>\n`
    }
    return `${index}</sitemapindex>\n`
  }
  const index = keptFor(keptMs, readIndex)
  router.get('/sitemap.xml', async (_, response) => {
    response
      .set('Cache-Control', cacheControl)
      .type('application/xml')
      .send(await index())
  })

  router.get('/sitemap/:name/:part.xml', async ({ params: { name, part } }, response, next) => {
    const source = sources.get(name)
    if (!source || !/^[1-9]\d{0,3}$/.test(part)) return next()
    const entries = await Effect.runPromise(source.slice((Number(part) - 1) * pathsPerFile, pathsPerFile))
    if (!entries.length) return next()
    response
      .set('Cache-Control', cacheControl)
      .type('application/xml')
      .write(`${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`)
    for (const entry of entries) response.write(urlsOf(entry, publicUrl))
    response.end('</urlset>\n')
  })
  return router
}

const urlsOf = ({ path, changed }: SitemapEntry, publicUrl: string): string => {
  const at = (prefix: string) => inXml(publicUrl + (path === '/' && prefix ? prefix : prefix + path))
  const alternates = [...languages.map((language) => [tagOf[language], at(prefixOf[language])]), ['x-default', at('')]]
    .map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
    .join('')
  return languages
    .map((language) => `<url><loc>${at(prefixOf[language])}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates}</url>\n`)
    .join('')
}
