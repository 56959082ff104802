import { define } from '#core/kernel/define.ts'
import { siteOrigin } from '#core/kernel/site-address.ts'
import { Site as InstalledSite } from '#core/ports/site.ts'
import type { SiteView } from '../contract/site.ts'
import type { Site } from '../domain/site.ts'

/** Shows a site to those who write it. */
export const ViewSite = define('sites/ViewSite', { installed: InstalledSite }, ({ installed }) => (site: Site): SiteView => {
  const { id, facility_id, name, active, visible, hidden, draft, published, published_at, version } = site
  const isOpen = published !== null && active && visible && !hidden
  return {
    id,
    facility_id,
    name,
    url: isOpen ? siteOrigin(installed.url, name) : null,
    active,
    visible,
    hidden,
    draft,
    published_at,
    changed: JSON.stringify(draft) !== JSON.stringify(published),
    version,
  }
})
