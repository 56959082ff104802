import type { Change } from '#core/changes/apply-change.ts'
import type { FieldChanges } from '#core/facilities/statement.ts'
import { ShadowAccepted, ShadowRejected, ShadowReturned } from '../contract/events.ts'
import type { AllShadowValues, ShadowReason, ShadowState, ShadowValues } from '../contract/shadow.ts'

/** An owner's changes that wait, or waited, for support. */
export interface Shadow {
  readonly id: string
  readonly facility_id: string
  /** Author of the newest change; `null` after the account was erased. */
  readonly account_id: string | null
  readonly changes: ShadowValues
  readonly state: ShadowState
  readonly reason: ShadowReason | null
  readonly note: string | null
  readonly created_at: string
  readonly changed_at: string
  readonly decided_at: string | null
  readonly decided_by_account_id: string | null
}

/** Decision of support about a shadow edit: the state that it leads to, why, by whom, and the name of the facility. */
interface ShadowDecision {
  readonly state: ShadowState
  readonly outcome: 'accept' | 'reject' | 'revise'
  readonly reason: ShadowReason | null
  readonly note: string | null
  readonly decider: string | null
  readonly facility: string
}

const kinds = { accept: ShadowAccepted, reject: ShadowRejected, revise: ShadowReturned } as const

/** Decides about an edit that waits; its author is told. */
export const decideShadow = (
  shadow: Shadow,
  { state, outcome, reason, note, decider, facility }: ShadowDecision,
  now: Date,
): Change<Shadow> => {
  const { id, facility_id, account_id } = shadow
  const at = now.toISOString()
  const about = { shadowId: id, facilityId: facility_id, facility, reason: reason ?? '', note: note ?? '' }
  return {
    aggregate: { ...shadow, state, reason, note, changed_at: at, decided_at: at, decided_by_account_id: decider },
    audit: {
      action: 'facility-panel.changes-decided',
      subject: account_id,
      about: { facility: facility_id, shadow: id, outcome, reason },
    },
    // Its author may have been erased since.
    events: account_id === null ? [] : [kinds[outcome].of({ ...about, accountId: account_id })],
  }
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
