import { define } from '#core/kernel/define.ts'
import { siteOrigin } from '#core/kernel/site-address.ts'
import { Site as InstalledSite } from '#core/ports/site.ts'
import { pick } from '#core/records/fields.ts'
import { SiteView } from '../contract/site.ts'
import type { Site } from '../domain/site.ts'

/** Shows a site to those who write it. */
export const ViewSite = define('sites/ViewSite', { installed: InstalledSite }, ({ installed }) => (site: Site): SiteView => {
  const { name, active, visible, hidden, draft, published } = site
  const isOpen = published !== null && active && visible && !hidden
  return {
    ...pick(SiteView.fields, site),
    url: isOpen ? siteOrigin(installed.url, name) : null,
    changed: JSON.stringify(draft) !== JSON.stringify(published),
  }
})
