import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Readers } from '../domain/readers.port.ts'

/** Counts answers to the account's opinions and opinions about its facilities that it has not opened (decisions §17). */
export const makeCountOpinions =
  ({ readers }: { readonly readers: Readers }): LoadCounts =>
  (accountId) =>
    Effect.gen(function* () {
      const new_opinions_by_facility = yield* readers.newOpinions(accountId)
      const new_opinions = Object.values(new_opinions_by_facility).reduce((sum, count) => sum + count, 0)
      return { new_answers: yield* readers.newAnswers(accountId), new_opinions, new_opinions_by_facility }
    })
export const CountOpinions = token<LoadCounts>('opinions/CountOpinions')

interface Dependencies {
  readonly readers: Readers
  readonly clock: Clock
}

/** Marks opinions and answers as opened, by the ids of the opinions. */
export const makeMarkOpinionsSeen =
  ({ readers, clock }: Dependencies): MarkSeen =>
  (accountId, ids) =>
    Effect.map(readers.markSeen(accountId, ids, clock.now().toISOString()), (marked) => marked > 0)
export const MarkOpinionsSeen = token<MarkSeen>('opinions/MarkOpinionsSeen')
