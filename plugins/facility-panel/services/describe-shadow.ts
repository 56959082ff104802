import { Effect } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { AllShadowValues, ShadowValues, ShadowView } from '../contract/shadow.ts'
import { factsOf, type PanelFacility, shadowValuesOf } from '../domain/panel-facility.ts'
import type { Shadow } from '../domain/shadow.ts'

const pick = (values: AllShadowValues, names: readonly string[]): ShadowValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as ShadowValues

/** Describes a shadow edit beside what parents see and what the register says, of the changed fields only. */
export const describeShadow = (shadow: Shadow, facility: PanelFacility): ShadowView => {
  const names = Object.keys(shadow.changes)
  const { current, register } = factsOf(facility)
  const { id, reason, note, created_at, changed_at, decided_at } = shadow
  return {
    id,
    facility_id: facility.id,
    facility_slug: facility.slug,
    facility_name: facility.name,
    shadow: shadow.changes,
    current: pick(shadowValuesOf(current), names),
    register: pick(shadowValuesOf(register), names),
    shadow_status: shadow.state,
    reason,
    note,
    created_at,
    changed_at,
    decided_at,
  }
}

/** Says who has decided a shadow edit, how and when, for the one who comes second. */
export const DescribeDecision = define('facility-panel/DescribeDecision', { accounts: Accounts }, ({ accounts }) =>
  Effect.fn('facility-panel.describe-decision')(function* ({ state, decided_by_account_id, decided_at, changed_at }: Shadow) {
    const [decider] = decided_by_account_id === null ? [] : yield* accounts.byIds([decided_by_account_id])
    return [state, decider && `${decider.first_name} ${decider.last_name}`, decided_at ?? changed_at].filter(Boolean).join(', ')
  }),
)

export type DescribeDecision = PortOf<typeof DescribeDecision>
