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
