import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Localities } from '#core/places/localities.port.ts'
import { makeBuildRecords } from '../build-records.ts'
import type { Batch, FacilityStatement } from '../facilities.port.ts'
import { activityOf } from '../facility-record.ts'
import type { FieldValues } from '../fields.ts'
import { sourcesSharingNumbers } from '../source.ts'
import { applyEdition, sameContent, toStatedFields } from '../statement.ts'

/** Statement of a source about one facility. */
export interface SourceStatement {
  readonly number: string
  /** Id of the facility; default: that of the facility with this number, else a new one. */
  readonly facilityId?: string
  readonly values: FieldValues
  /** Closing day of the facility according to the source, ISO date, not after the day of the edition. */
  readonly closedOn?: string
}

interface Input {
  readonly batch: Batch
  readonly statements: readonly SourceStatement[]
}

/**
 * Number of facilities that were new, changed, unchanged, closed by these statements, and skipped because they were
 * already closed and not known.
 */
export interface RecordedCounts {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
  readonly closed: number
  readonly skipped: number
}

/**
 * Records statements of a source about facilities in the directory; runs inside the caller's transaction.
 * The same number from another source of the same register means the same facility. Closed facilities that are not known are skipped.
 */
export const RecordStatements = define(
  'core/RecordStatements',
  { facilities: Facilities, localities: Localities, tagging: Tagging },
  (dependencies) => {
    const { facilities } = dependencies
    const buildRecords = makeBuildRecords(dependencies)
    return Effect.fn('facilities.record-statements')(function* (_: Actor, { batch, statements }: Input) {
      const knownByNumber = Map.groupBy(
        yield* facilities.statementsByNumber(
          sourcesSharingNumbers(batch.source),
          statements.map(({ number }) => number),
        ),
        ({ number }) => number,
      )
      const relevant = statements.filter(({ number, closedOn }) => closedOn === undefined || knownByNumber.has(number))
      const next = relevant.map(({ number, facilityId, values, closedOn }) => {
        const known = knownByNumber.get(number) ?? []
        const before = known.find(({ source }) => source === batch.source)
        const updated: FacilityStatement = {
          ...(before
            ? applyEdition(before, values, batch.on)
            : { source: batch.source, number, statedOn: batch.on, fields: toStatedFields(values), goneOn: null }),
          facilityId: known[0]?.facilityId ?? facilityId ?? newId(),
        }
        const statement = closedOn !== undefined && updated.statedOn === batch.on ? { ...updated, goneOn: closedOn } : updated
        const others = known.filter((one) => one !== before)
        const closes = known.length > 0 && activityOf(known).active && !activityOf([...others, statement]).active
        return { known: known.length > 0, statement, closes, same: before !== undefined && sameContent(before, statement) }
      })
      const same = next.filter((one) => one.same)
      const changed = next.filter((one) => !one.same)

      const confirmed = same.filter(({ statement }) => statement.statedOn === batch.on).map(({ statement }) => statement.number)
      if (confirmed.length) yield* facilities.confirm(batch.id, batch.source, confirmed, batch.on)
      if (changed.length) yield* facilities.save(batch.id, yield* buildRecords(changed.map(({ statement }) => statement)))

      const fresh = changed.filter(({ known }) => !known).length
      return {
        new: fresh,
        changed: changed.length - fresh,
        unchanged: same.length,
        closed: changed.filter(({ closes }) => closes).length,
        skipped: statements.length - relevant.length,
      } satisfies RecordedCounts
    })
  },
)

export type RecordStatements = PortOf<typeof RecordStatements>
