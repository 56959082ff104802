import { define } from '#core/kernel/define.ts'
import { siteOrigin } from '#core/kernel/site-address.ts'
import { Site as InstalledSite } from '#core/ports/site.ts'
import { pick } from '#core/records/fields.ts'
import { SiteView } from '../contract/site.ts'
import { reachOf, type Site } from '../domain/site.ts'

/** Shows a site to those who write it. */
export const ViewSite = define('sites/ViewSite', { installed: InstalledSite }, ({ installed }) => (site: Site): SiteView => {
  const { name, draft, published } = site
  const isOpen = published !== null && reachOf(site) === 'everybody'
  return {
    ...pick(SiteView.fields, site),
    url: isOpen ? siteOrigin(installed.url, name) : null,
    changed: JSON.stringify(draft) !== JSON.stringify(published),
  }
})
