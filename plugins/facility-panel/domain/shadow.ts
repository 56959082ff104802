import type { FieldChanges } from '#core/facilities/statement.ts'
import type { AllShadowValues, ShadowReason, ShadowState, ShadowValues } from '../contract/shadow.ts'

/** An owner's changes that wait, or waited, for support. */
export interface Shadow {
  readonly id: string
  readonly facility_id: string
  /** Author of the newest change. */
  readonly account_id: string
  readonly changes: ShadowValues
  readonly state: ShadowState
  readonly reason: ShadowReason | null
  readonly note: string | null
  readonly created_at: string
  readonly changed_at: string
  readonly decided_at: string | null
  readonly decided_by_account_id: string | null
}

/** Merges later changes into those that wait, and leaves out what is the same as what parents see. */
export const mergeChanges = (before: ShadowValues, later: ShadowValues, current: AllShadowValues): ShadowValues => {
  const merged = Object.entries({ ...before, ...later }).filter(([, value]) => value !== undefined)
  const changed = merged.filter(([name, value]) => value !== current[name as keyof ShadowValues])
  // A point is two numbers, also where only one of them has changed.
  const { longitude, latitude } = { ...current, ...Object.fromEntries(merged) } as ShadowValues
  const isMoved = changed.some(([name]) => name === 'longitude' || name === 'latitude')
  return { ...Object.fromEntries(changed), ...(isMoved && { longitude, latitude }) } as ShadowValues
}

/** Returns the statement's fields that accepted changes set. */
export const fieldsOfShadow = ({ longitude, latitude, ...changes }: ShadowValues): FieldChanges => ({
  ...(changes as FieldChanges),
  ...(longitude !== undefined &&
    latitude !== undefined &&
    longitude !== null &&
    latitude !== null && { location: { longitude, latitude, precision: 'exact' } as const }),
})
