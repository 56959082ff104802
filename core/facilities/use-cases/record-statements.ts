import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Batch, FacilityStatement } from '../facilities.port.ts'
import { standing } from '../facility-record.ts'
import type { FieldValues } from '../fields.ts'
import { settleRecords, type SettlingNeeds } from '../settle-records.ts'
import { sharingNumbers } from '../source.ts'
import { restate, saysSame, stated } from '../statement.ts'

/** What a source says of one facility. */
export interface Said {
  readonly number: string
  readonly values: FieldValues
  /** Day on which the source itself says that the facility was closed, ISO date, not after the edition's. */
  readonly closedOn?: string
}

interface Input {
  readonly batch: Batch
  readonly said: readonly Said[]
}

/** How many facilities were new, known and changed, known and the same; how many of the known closed by it, and how many closed ones were never known. */
export interface Recorded {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
  readonly closed: number
  readonly passed: number
}

/**
 * Takes what a source says of facilities into the directory; runs inside the caller's transaction.
 * A number that another source of the same register has given is the same facility. What is closed already and was never known is passed over.
 */
export const makeRecordStatements = (dependencies: SettlingNeeds) => {
  const { facilities } = dependencies
  const settle = settleRecords(dependencies)
  return Effect.fn('facilities.record-statements')(function* (_: Actor, { batch, said }: Input) {
    const spoken = Map.groupBy(
      yield* facilities.statementsByNumber(
        sharingNumbers(batch.source),
        said.map(({ number }) => number),
      ),
      ({ number }) => number,
    )
    const taken = said.filter(({ number, closedOn }) => closedOn === undefined || spoken.has(number))
    const next = taken.map(({ number, values, closedOn }) => {
      const known = spoken.get(number) ?? []
      const before = known.find(({ source }) => source === batch.source)
      const said: FacilityStatement = {
        ...(before
          ? restate(before, values, batch.on)
          : { source: batch.source, number, statedOn: batch.on, fields: stated(values), goneOn: null }),
        facilityId: known[0]?.facilityId ?? newId(),
      }
      const statement = closedOn !== undefined && said.statedOn === batch.on ? { ...said, goneOn: closedOn } : said
      const others = known.filter((one) => one !== before)
      const closes = known.length > 0 && standing(known).active && !standing([...others, statement]).active
      return { known: known.length > 0, statement, closes, same: before !== undefined && saysSame(before, statement) }
    })
    const same = next.filter((one) => one.same)
    const changed = next.filter((one) => !one.same)

    const confirmed = same.filter(({ statement }) => statement.statedOn === batch.on).map(({ statement }) => statement.number)
    if (confirmed.length) yield* facilities.confirm(batch.id, batch.source, confirmed, batch.on)
    if (changed.length) yield* facilities.put(batch.id, yield* settle(changed.map(({ statement }) => statement)))

    const fresh = changed.filter(({ known }) => !known).length
    return {
      new: fresh,
      changed: changed.length - fresh,
      unchanged: same.length,
      closed: changed.filter(({ closes }) => closes).length,
      passed: said.length - taken.length,
    } satisfies Recorded
  })
}

export type RecordStatements = ReturnType<typeof makeRecordStatements>
export const RecordStatements = token<RecordStatements>('core/RecordStatements')
