import type { Schema } from 'effect'
import { sourceOf } from '#core/facilities/source.ts'
import { resolve } from '#core/facilities/statement.ts'
import type { SupportFacility } from '../contract/facility.ts'
import type { StoredFacility } from './facility-desk.port.ts'

/** Builds support's view of a facility: facts by field, and every value that a source of higher rank overrides. */
export const toSupportFacility = (
  { statements, owner_account_id: _, ...facility }: StoredFacility,
  owner: SupportFacility['owner'],
): SupportFacility => {
  const { facts, proposals } = resolve(statements)
  return {
    ...facility,
    closed_by_support: statements.some(({ source, goneOn }) => sourceOf(source).rank === 'support' && goneOn !== null),
    numbers: statements.map(({ source, number, statedOn, goneOn }) => ({ source, number, on: statedOn, gone_on: goneOn })),
    facts: Object.entries(facts).map(([field, { value, source, number, on }]) => ({
      field,
      value: value as Schema.Json,
      source,
      number,
      on,
    })),
    overridden: proposals.map(({ field, value, source, number, on }) => ({ field, value: value as Schema.Json, source, number, on })),
    owner,
  }
}
