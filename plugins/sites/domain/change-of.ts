import type { Change } from '#core/changes/apply-change.ts'
import { differencesOf } from '../contract/differences.ts'
import { SiteChanged } from '../contract/events.ts'
import type { FreedName } from './freed-names.port.ts'
import type { OwnDomain } from './own-domain.ts'
import type { Site } from './site.ts'

/** Acts on sites, as the audit log names them. */
export type SiteAct = 'created' | 'changed' | 'published' | 'removed' | 'hidden' | 'shown'

/** Returns whether anybody can have seen a site. */
const isPublished = (site: Site | null): boolean => site?.published != null

/** Returns what an act changed of a site, for the audit log: values with those before, and the kinds of differences of the draft. */
const changesOf = (before: Site, after: Site) => {
  const values = ({ name, active, visible, draft: { theme } }: Site) => ({ name, theme, active, visible })
  const was = values(before)
  const is = values(after)
  const changed = (['name', 'theme', 'active', 'visible'] as const).filter((part) => was[part] !== is[part])
  const differences = new Set(differencesOf(before.draft, after.draft).map(({ kind }) => kind))
  differences.delete('theme')
  return {
    ...(changed.length > 0 && { changes: Object.fromEntries(changed.map((part) => [part, { before: was[part], after: is[part] }])) }),
    ...(differences.size > 0 && { differences: [...differences] }),
  }
}

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
    audit: {
      action: `sites.site-${act}`,
      subject: null,
      about: { facility: facilityId, site: id, ...(before !== null && act === 'changed' && changesOf(before, after)) },
    },
    events:
      isSame || !(isPublished(before) || isPublished(after))
        ? []
        : [SiteChanged.of({ facilityId, names: [...new Set([before?.name ?? name, name])] })],
  }
}

/** Returns what of a domain decides about the addresses of a site. */
const servedBy = (domain: OwnDomain | null) =>
  domain === null || domain.verified_at === null ? null : [domain.domain, domain.points, domain.certificate_until].join()

/** Decides what a change of the own domain of a site raises; `null`: it has none. */
export const domainChange = <After extends OwnDomain | null>(site: Site, before: OwnDomain | null, after: After): Change<After> => ({
  aggregate: after,
  audit: {
    action: after === null ? 'sites.domain-removed' : before?.domain === after.domain ? 'sites.domain-checked' : 'sites.domain-set',
    subject: null,
    about: { facility: site.facility_id, site: site.id },
  },
  events: servedBy(before) === servedBy(after) ? [] : [SiteChanged.of({ facilityId: site.facility_id, names: [site.name] })],
})

/** Decides what freeing a name, or refusing it again, records; visitors see nothing of it. */
export const freedNameChange = (freed: FreedName, act: 'freed' | 'kept'): Change<FreedName> => ({
  aggregate: freed,
  audit: { action: `sites.name-${act}`, subject: null, about: { facility: freed.facility_id, name: freed.name } },
  events: [],
})
