import { Effect } from 'effect'
import { addressIn } from '#core/kernel/language.ts'
import { siteRevealPath } from '#core/kernel/site-address.ts'
import { handler } from '#core/plugin/handler.ts'
import { sitesApi } from '../contract/api.ts'
import { WebPageNotFound } from '../contract/errors.ts'
import { addressOfPage } from '../domain/shown-page.ts'
import { OpenSite } from '../services/open-site.ts'

/** Returns `robots.txt` of a site. */
export const ShowSiteRobots = handler(sitesApi.showSiteRobots, { openSite: OpenSite }, ({ openSite }) =>
  Effect.fn('sites.show-robots')(function* (_, { name }) {
    const { site } = yield* openSite(name)
    if (site === null) return yield* new WebPageNotFound()
    return `User-agent: *\nAllow: /\nDisallow: ${siteRevealPath}\nSitemap: ${site.origin}/sitemap.xml\n`
  }),
)

/** Returns the sitemap of a site; addresses of pages consist of letters, digits and hyphens, so nothing needs escaping. */
export const ShowSiteMap = handler(sitesApi.showSiteMap, { openSite: OpenSite }, ({ openSite }) =>
  Effect.fn('sites.show-sitemap')(function* (_, { name }) {
    const { site } = yield* openSite(name)
    if (site === null) return yield* new WebPageNotFound()
    const { origin, content, languagesOfPages, publishedAt } = site
    const lastModified = `<lastmod>${publishedAt.slice(0, 10)}</lastmod>`
    const urls = content.pages.flatMap((page) =>
      (languagesOfPages[page.id] ?? []).map(
        (language) => `<url><loc>${origin}${addressIn(addressOfPage(page), language)}</loc>${lastModified}</url>`,
      ),
    )
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  }),
)
