import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'

interface Dependencies {
  readonly directory: Facilities
  readonly recordStatements: RecordStatements
  readonly clock: Clock
}

/**
 * Records what the owner states about a facility, beside what owners have stated before. The number of the statement is
 * the facility's id.
 */
export const makeRecordOwnerValues = ({ directory, recordStatements, clock }: Dependencies) =>
  Effect.fn('claims.record-owner-values')(function* (actor: Actor, facilityId: string, values: FieldValues) {
    if (Object.keys(values).length === 0) return
    const before = (yield* directory.statementsOf([facilityId])).find(({ source, number }) => source === 'owner' && number === facilityId)
    const stated = Object.fromEntries(Object.entries(before?.fields ?? {}).map(([name, { value }]) => [name, value]))
    yield* recordStatements(actor, {
      batch: { id: newId(), source: 'owner', on: toWarsawTime(clock.now()).day },
      statements: [{ number: facilityId, facilityId, values: { ...stated, ...values } }],
    })
  })

export type RecordOwnerValues = ReturnType<typeof makeRecordOwnerValues>
export const RecordOwnerValues = token<RecordOwnerValues>('claims/RecordOwnerValues')
