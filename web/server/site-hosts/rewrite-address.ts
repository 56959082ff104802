import { prefixOf, splitLanguage } from '#core/kernel/language.ts'
import { formerAddress, sitePath } from '#core/kernel/site-address.ts'

/** Address of no page of any site. */
const noPage = '/-'

/** Most characters of an address that leads to a page. */
const maxFormer = 400

/** Files of a site that the API writes. */
const files: Readonly<Record<string, string>> = { '/robots.txt': 'robots', '/sitemap.xml': 'sitemap' }

/** Page of a site, one of its posts, or a page with telephone and e-mail (`siteRevealPath`). */
const slug = /^\/((aktualnosci|kontakt-dane)\/)?[a-z0-9-]+$/

/**
 * Returns the address inside of the server for an address on the host of a site: `/uk/o-nas` of `bajka` →
 * /uk/~strona/bajka/o-nas. `/?subpage=o-nas` is `/o-nas`; other queries are left out, so that they cannot fill the page
 * cache; what has no form of a page's address may be one that leads
 * to a page.
 */
export const rewriteAddress = (name: string, address: string): string => {
  const [whole = '', ...query] = address.split('?')
  const file = Object.hasOwn(files, whole) ? files[whole] : undefined
  if (file !== undefined) return `/api/v1/sites/${name}/${file}`
  const { language, path } = splitLanguage(whole)
  const subpage = path === '/' ? new URLSearchParams(query.join('?')).get('subpage') : null
  const wanted = subpage ? `/${subpage}` : path
  if (wanted === '/' || slug.test(wanted)) return prefixOf[language] + sitePath(name, wanted)
  return prefixOf[language] + sitePath(name, wanted.length <= maxFormer ? formerAddress(wanted) : noPage)
}
