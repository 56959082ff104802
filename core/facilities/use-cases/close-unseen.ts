import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { Scope } from '../facilities.port.ts'
import { settleRecords, type SettlingNeeds } from '../settle-records.ts'
import type { Batch } from './record-statements.ts'

/** More of a scope would be gone than the safety rule allows; nothing is written. */
export class TooManyGone extends Failure('TooManyGone', 'stopped') {}

interface Input {
  readonly batch: Batch
  readonly scope: Scope
  /** Percent of the scope that may be gone; 5 by decisions §26. */
  readonly allowed: number
}

/** Marks what a source no longer names within the scope of its edition as gone on the edition's day; returns how many. */
export const makeCloseUnseen = (needs: SettlingNeeds) => {
  const { facilities } = needs
  const settle = settleRecords(needs)
  return Effect.fn('facilities.close-unseen')(function* (_: Actor, { batch, scope, allowed }: Input) {
    const unseen = yield* facilities.unseen(batch.id, batch.source, scope)
    const before = yield* facilities.named(batch.source, scope)
    if (unseen.length * 100 > before * allowed)
      return yield* new TooManyGone({
        detail: `${unseen.length} of ${before} facilities would be gone, more than ${allowed} %. Nothing was written. If this is right, say --allow-gone PERCENT.`,
      })

    for (let at = 0; at < unseen.length; at += 500) {
      const statements = yield* facilities.statementsByNumber(
        batch.source,
        unseen.slice(at, at + 500).map(({ number }) => number),
      )
      yield* facilities.put(batch.id, yield* settle(statements.map((statement) => ({ ...statement, goneOn: batch.on }))))
    }
    return unseen.length
  })
}

export type CloseUnseen = ReturnType<typeof makeCloseUnseen>
export const CloseUnseen = token<CloseUnseen>('core/CloseUnseen')
