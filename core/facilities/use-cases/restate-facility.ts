import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Localities } from '#core/places/localities.port.ts'
import { Clock } from '#core/ports/clock.ts'
import { makeBuildRecords } from '../build-records.ts'
import type { FacilityStatement } from '../facilities.port.ts'
import { FacilityNotFound } from '../facility-not-found.ts'
import type { WrittenSource } from '../source.ts'
import { type FieldChanges, restate } from '../statement.ts'

interface Input {
  readonly facilityId: string
  /** Source of the values: the facility's owner, or support. */
  readonly source: WrittenSource
  /** `null` withdraws a value: that of the next source becomes valid. */
  readonly changes: FieldChanges
  /** Closes the facility as of today, or opens it again; absent: stays. */
  readonly active?: boolean | undefined
}

/**
 * Records what an owner or support says about one facility, inside the caller's transaction, which has checked that
 * they may: the statement with today's date, the record built from all statements, and the slug with its history.
 * Returns the record.
 */
export const RestateFacility = define(
  'core/RestateFacility',
  { facilities: Facilities, localities: Localities, tagging: Tagging, clock: Clock },
  ({ clock, ...dependencies }) => {
    const { facilities } = dependencies
    const buildRecords = makeBuildRecords(dependencies)
    return Effect.fn('facilities.restate')(function* (_: Actor, { facilityId, source, changes, active }: Input) {
      const [locked] = yield* facilities.lock([facilityId])
      if (locked === undefined) return yield* new FacilityNotFound()
      const today = toWarsawTime(clock.now()).day
      const before = (yield* facilities.statementsOf([facilityId])).find((one) => one.source === source)
      const empty: FacilityStatement = { facilityId, source, number: facilityId, statedOn: today, fields: {}, goneOn: null }
      const stated = { ...restate(before ?? empty, changes, today), facilityId }
      const goneOn = active === undefined ? stated.goneOn : active ? null : (stated.goneOn ?? today)
      const [built] = yield* buildRecords([{ ...stated, goneOn }])
      if (!built) return yield* new FacilityNotFound()
      yield* facilities.saveWritten(built)
      return built.record
    })
  },
)
