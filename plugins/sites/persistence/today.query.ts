import { facilityToday, type TodayLine } from '#core/plugin/today.ts'
import { siteAccess } from '../contract/permissions.ts'

interface SiteState {
  readonly exists: boolean
  readonly published?: boolean
  readonly changed?: boolean
  readonly shown?: boolean
  readonly hidden?: boolean
  readonly missing?: string
  readonly updated?: string
}

const route = 'facility_web_page_settings'
/** The builder, with the button that publishes. */
const builder = 'facility_web_page_subpages'

/** Lines of a facility's start page: what is wrong with its site, or that it has none. */
export const siteToday = facilityToday<SiteState>('sites', {
  permission: siteAccess.permission,
  query: `select coalesce((select jsonb_build_object('exists', true, 'published', s.published is not null, 'changed', s.draft is distinct from s.published,
      'shown', s.active and s.visible, 'hidden', s.hidden, 'missing', d.missing_since, 'updated', s.updated_at)
      from sites_site s left join sites_domain d on d.id = s.id where s.facility_id = f.id limit 1), '{"exists": false}')`,
  lines: ({ exists, published, changed, shown, hidden, missing, updated = null }) => {
    const line = { kind: 'waiting', picture: 'site', route, since: updated, order: 60 } as const
    if (!exists)
      return [
        {
          kind: 'advice',
          picture: 'site',
          text: 'sites.today.none',
          reason: 'sites.today.none.reason',
          route: 'facility_web_page_templates',
          order: 40,
        },
      ]
    const found: TodayLine[] =
      missing === undefined ? [] : [{ ...line, text: 'sites.today.domain', since: missing, isUrgent: true, order: 5 }]
    if (hidden) return [...found, { ...line, text: 'sites.today.hidden', since: null, isUrgent: true, order: 6 }]
    if (!published) return [...found, { ...line, text: 'sites.today.unpublished', route: builder }]
    if (!shown) return [...found, { ...line, text: 'sites.today.off', since: null }]
    return changed ? [...found, { ...line, text: 'sites.today.changed', route: builder }] : found
  },
})
