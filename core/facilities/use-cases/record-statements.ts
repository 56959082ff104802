import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { FacilityStatement } from '../facilities.port.ts'
import type { FieldValues } from '../fields.ts'
import { settleRecords, type SettlingNeeds } from '../settle-records.ts'
import { restate, saysSame, stated } from '../statement.ts'

/** A run of statements by one source on one day: one file, or one seed. */
export interface Batch {
  readonly id: string
  readonly source: string
  /** Day of the edition, ISO date. */
  readonly on: string
}

interface Input {
  readonly batch: Batch
  readonly said: readonly { readonly number: string; readonly values: FieldValues }[]
}

/** How many facilities were new, known and changed, known and the same. */
export interface Recorded {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
}

/** Takes what a source says of facilities into the directory; runs inside the caller's transaction. */
export const makeRecordStatements = (needs: SettlingNeeds) => {
  const { facilities } = needs
  const settle = settleRecords(needs)
  return Effect.fn('facilities.record-statements')(function* (_: Actor, { batch, said }: Input) {
    const known = new Map(
      (yield* facilities.statementsByNumber(
        batch.source,
        said.map(({ number }) => number),
      )).map((statement) => [statement.number, statement]),
    )
    const next = said.map(({ number, values }) => {
      const before = known.get(number)
      const statement: FacilityStatement = before
        ? { ...restate(before, values, batch.on), facilityId: before.facilityId }
        : { source: batch.source, number, statedOn: batch.on, fields: stated(values), goneOn: null, facilityId: newId() }
      return { known: before !== undefined, statement, same: before !== undefined && saysSame(before, statement) }
    })
    const same = next.filter((one) => one.same)
    const changed = next.filter((one) => !one.same)

    const confirmed = same.filter(({ statement }) => statement.statedOn === batch.on).map(({ statement }) => statement.number)
    if (confirmed.length) yield* facilities.confirm(batch.id, batch.source, confirmed, batch.on)
    if (changed.length) yield* facilities.put(batch.id, yield* settle(changed.map(({ statement }) => statement)))

    const fresh = changed.filter(({ known }) => !known).length
    return { new: fresh, changed: changed.length - fresh, unchanged: same.length } satisfies Recorded
  })
}

export type RecordStatements = ReturnType<typeof makeRecordStatements>
export const RecordStatements = token<RecordStatements>('core/RecordStatements')
