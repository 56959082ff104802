import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { define } from '#core/kernel/define.ts'
import { Failure } from '#core/kernel/failure.ts'
import { Localities } from '#core/places/localities.port.ts'
import { makeBuildRecords } from '../build-records.ts'
import type { Batch, Scope } from '../facilities.port.ts'
import { sourcesSharingNumbers } from '../source.ts'

/** The safety rule stops the import: too many facilities of the scope would be closed. Nothing is written. */
export class TooManyGone extends Failure('TooManyGone', 'stopped') {}

interface Input {
  readonly batch: Batch
  readonly scope: Scope
  /** Maximum percentage of the scope that may be closed; 5 by decisions §26. */
  readonly maxPercent: number
}

/**
 * Closes the facilities in the scope of an edition that its register no longer lists, whichever source of the register
 * listed them; returns how many. They are gone as of the day of the edition.
 */
export const CloseMissing = define(
  'core/CloseMissing',
  { facilities: Facilities, localities: Localities, tagging: Tagging },
  (dependencies) => {
    const { facilities } = dependencies
    const buildRecords = makeBuildRecords(dependencies)
    return Effect.fn('facilities.close-missing')(function* (_: Actor, { batch, scope, maxPercent }: Input) {
      const sources = sourcesSharingNumbers(batch.source)
      const missing = yield* facilities.findMissing(batch, sources, scope)
      const total = yield* facilities.countNamed(sources, scope)
      if (missing.length * 100 > total * maxPercent)
        return yield* new TooManyGone({
          detail: `${missing.length} of ${total} facilities would be closed, more than ${maxPercent} %. Nothing was written. If this is correct, use --allow-gone PERCENT.`,
        })

      for (let at = 0; at < missing.length; at += 500) {
        const chunk = missing.slice(at, at + 500)
        const statements = (yield* facilities.statementsByNumber(
          sources,
          chunk.map(({ number }) => number),
        )).filter(({ source, number }) => chunk.some((one) => one.source === source && one.number === number))
        yield* facilities.save(batch.id, yield* buildRecords(statements.map((statement) => ({ ...statement, goneOn: batch.on }))))
      }
      return missing.length
    })
  },
)
