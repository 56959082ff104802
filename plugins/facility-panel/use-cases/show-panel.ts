import { Effect } from 'effect'
import { hasPermission } from '#core/access/permission-checks.ts'
import { contradictionsOf } from '#core/facilities/contradictions.ts'
import type { Facts } from '#core/facilities/statement.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { type FacilityUsage, Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { facilityPanelApi } from '../contract/api.ts'
import type { PanelView } from '../contract/panel-view.ts'
import { writeData, writeOwnership } from '../contract/permissions.ts'
import { type SectionKey, sectionKeys } from '../contract/sections.ts'
import type { AllShadowValues } from '../contract/shadow.ts'
import { Shadows } from '../domain/panel.port.ts'
import { factsOf, type PanelFacility, shadowValuesOf, unchangedSection } from '../domain/panel-facility.ts'
import { rateCompleteness } from '../domain/sections/sections.ts'
import type { Shadow } from '../domain/shadow.ts'
import { describeShadow } from '../services/describe-shadow.ts'
import { FindFacility } from '../services/read-facility.ts'
import { valuesOf } from '../services/section-values.ts'

const limitsView = ({ limits }: FacilityUsage): PanelView['limits'] => {
  const find = (key: string) => limits.find(({ limit }) => limit.key === key)
  const numberOf = (key: string) => {
    const value = find(key)?.value
    return typeof value === 'number' ? value : null
  }
  const edits = find('amenity_edits_per_month')
  return {
    description_chars: numberOf('description_chars'),
    amenities: numberOf('amenities'),
    amenity_edits: {
      used: edits?.used ?? 0,
      limit: numberOf('amenity_edits_per_month'),
      resets_at: edits?.resetsAt ?? null,
      next_is_free: edits?.nextIsFree ?? false,
      correctable_until: edits?.correctableUntil ?? null,
    },
    recruitment_text: find('recruitment_text')?.value === true,
  }
}

/** Changes that wait, or that were rejected since: what the owner must know of. */
const isShown = (shadow: Shadow | null): shadow is Shadow => shadow !== null && ['pending', 'revise', 'rejected'].includes(shadow.state)

/** Returns all that the owner of a facility edits. */
export const ShowPanel = handler(
  facilityPanelApi.showPanel,
  { findFacility: FindFacility, shadows: Shadows, limits: Limits, accounts: Accounts },
  ({ findFacility, shadows, limits, accounts }) => {
    const namesOf = Effect.fn('facility-panel.editors')(function* ({ sections }: PanelFacility) {
      const ids = Object.values(sections).flatMap(({ changed_by_account_id }) => changed_by_account_id ?? [])
      const found = ids.length === 0 ? [] : yield* accounts.byIds([...new Set(ids)])
      return new Map(found.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]))
    })

    return Effect.fn('facility-panel.show')(function* (actor, { id }) {
      const facility = yield* findFacility(actor, id, writeData)
      const newest = yield* shadows.newest(id)
      const shadow = isShown(newest) ? newest : null
      const facts: Facts = factsOf(facility).current
      const waiting = shadow === null || shadow.state === 'rejected' ? {} : shadow.changes
      const names = yield* namesOf(facility)
      const values = valuesOf(facility, facts, { ...shadowValuesOf(facts), ...waiting } as AllShadowValues)
      const sectionOf = <Key extends SectionKey>(key: Key) => {
        const { version, changed_at, changed_by_account_id } = facility.sections[key] ?? unchangedSection
        return [key, { version, changed_at, changed_by: names.get(changed_by_account_id ?? '') ?? null, values: values[key] }] as const
      }
      const { slug, name, city, status, shadow_status, active } = facility
      const usage = yield* limits.usageOf(id)
      const photos = usage.limits.find(({ limit }) => limit.key === facilityLimits.photos.key)?.used ?? null
      return {
        id,
        slug,
        name,
        city,
        status,
        shadow_status,
        active,
        can_delete: hasPermission(actor, writeOwnership, id),
        sections: Object.fromEntries(sectionKeys.map(sectionOf)) as unknown as PanelView['sections'],
        shadow: shadow === null ? null : describeShadow(shadow, facility),
        ...rateCompleteness({ facts, employees: facility.employee_ids.length, photos }),
        contradictions: contradictionsOf(facts),
        limits: limitsView(usage),
      } satisfies PanelView
    })
  },
)
