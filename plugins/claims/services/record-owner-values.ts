import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'

/**
 * Records what the owner states about a facility, beside what owners have stated before. The number of the statement is
 * the facility's id.
 */
export const RecordOwnerValues = define(
  'claims/RecordOwnerValues',
  { directory: Facilities, recordStatements: RecordStatements, clock: Clock },
  ({ directory, recordStatements, clock }) =>
    Effect.fn('claims.record-owner-values')(function* (actor: Actor, facilityId: string, values: FieldValues) {
      if (Object.keys(values).length === 0) return
      const before = (yield* directory.statementsOf([facilityId])).find(({ source, number }) => source === 'owner' && number === facilityId)
      const stated = Object.fromEntries(Object.entries(before?.fields ?? {}).map(([name, { value }]) => [name, value]))
      yield* recordStatements(actor, {
        batch: { id: newId(), source: 'owner', on: toWarsawTime(clock.now()).day },
        statements: [{ number: facilityId, facilityId, values: { ...stated, ...values } }],
      })
    }),
)
