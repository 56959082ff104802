import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { Batch, Scope } from '../facilities.port.ts'
import { sharingNumbers } from '../source.ts'
import { settleRecords, type SettlingNeeds } from '../settle-records.ts'

/** More of a scope would be gone than the safety rule allows; nothing is written. */
export class TooManyGone extends Failure('TooManyGone', 'stopped') {}

interface Input {
  readonly batch: Batch
  readonly scope: Scope
  /** Percent of the scope that may be gone; 5 by decisions §26. */
  readonly allowed: number
}

/** Marks what a register no longer names within the scope of an edition as gone on the edition's day, whichever of its sources named it; returns how many. */
export const makeCloseUnseen = (dependencies: SettlingNeeds) => {
  const { facilities } = dependencies
  const settle = settleRecords(dependencies)
  return Effect.fn('facilities.close-unseen')(function* (_: Actor, { batch, scope, allowed }: Input) {
    const sources = sharingNumbers(batch.source)
    const unseen = yield* facilities.unseen(batch, sources, scope)
    const before = yield* facilities.named(sources, scope)
    if (unseen.length * 100 > before * allowed)
      return yield* new TooManyGone({
        detail: `${unseen.length} of ${before} facilities would be gone, more than ${allowed} %. Nothing was written. If this is right, say --allow-gone PERCENT.`,
      })

    for (let at = 0; at < unseen.length; at += 500) {
      const some = unseen.slice(at, at + 500)
      const statements = (yield* facilities.statementsByNumber(
        sources,
        some.map(({ number }) => number),
      )).filter(({ source, number }) => some.some((one) => one.source === source && one.number === number))
      yield* facilities.put(batch.id, yield* settle(statements.map((statement) => ({ ...statement, goneOn: batch.on }))))
    }
    return unseen.length
  })
}

export type CloseUnseen = ReturnType<typeof makeCloseUnseen>
export const CloseUnseen = token<CloseUnseen>('core/CloseUnseen')
