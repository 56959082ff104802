import type { Change } from '#core/changes/apply-change.ts'
import { SiteChanged } from '../contract/events.ts'
import type { Site } from './site.ts'

/** Acts on sites, as the audit log names them. */
export type SiteAct = 'created' | 'changed' | 'published' | 'removed' | 'hidden' | 'shown'

/** Returns whether anybody can have seen a site. */
const isPublished = (site: Site | null): boolean => site?.published != null

/** Decides what an act on a site raises; `before` is `null` for a new one. A draft changes nothing for visitors. */
export const changeOf = (before: Site | null, after: Site, act: SiteAct): Change<Site> => {
  const { id, facility_id: facilityId, name } = after
  const isSame =
    act !== 'removed' &&
    before !== null &&
    before.name === name &&
    before.active === after.active &&
    before.visible === after.visible &&
    before.hidden === after.hidden &&
    before.published_at === after.published_at
  return {
    aggregate: after,
    audit: { action: `sites.site-${act}`, subject: null, about: { facility: facilityId, site: id } },
    events:
      isSame || !(isPublished(before) || isPublished(after))
        ? []
        : [SiteChanged.of({ facilityId, names: [...new Set([before?.name ?? name, name])] })],
  }
}
