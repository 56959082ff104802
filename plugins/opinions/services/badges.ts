import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import { Clock } from '#core/ports/clock.ts'
import { Readers } from '../domain/readers.port.ts'

/** Counts answers to the account's opinions and opinions about its facilities that it has not opened (decisions §17). */
export const CountOpinions = define(
  'opinions/CountOpinions',
  { readers: Readers },
  ({ readers }): LoadCounts =>
    (accountId) =>
      Effect.gen(function* () {
        const new_opinions_by_facility = yield* readers.newOpinions(accountId)
        const new_opinions = Object.values(new_opinions_by_facility).reduce((sum, count) => sum + count, 0)
        return { new_answers: yield* readers.newAnswers(accountId), new_opinions, new_opinions_by_facility }
      }),
)

/** Marks opinions and answers as opened, by the ids of the opinions. */
export const MarkOpinionsSeen = define(
  'opinions/MarkOpinionsSeen',
  { readers: Readers, clock: Clock },
  ({ readers, clock }): MarkSeen =>
    (accountId, ids) =>
      Effect.map(readers.markSeen(accountId, ids, clock.now().toISOString()), (marked) => marked > 0),
)
