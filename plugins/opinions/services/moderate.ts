import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import type { ThingAct } from '#core/moderation/reportable.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { Opinion } from '../domain/opinion.ts'
import { Answers, Opinions } from '../domain/opinions.port.ts'
import { ChangeAnswerState, ChangeState } from './change-state.ts'
import { asSubjectChanged, type LockedOpinion, LockOpinion } from './lock-opinion.ts'
import { RefreshTrust } from './refresh.ts'

/** Steps of an act, from the state of the text: what is removed at once is hidden on the way. */
const stepsOf = (act: ThingAct['act'], state: string) =>
  act === 'remove' ? (state === 'hidden' ? (['reject'] as const) : (['hide', 'reject'] as const)) : ([act] as const)

/** Returns how often reports about an opinion were upheld after an act. */
const upheldAfter = ({ upheld_reports: before }: Opinion, { act, undoes }: ThingAct) =>
  act === 'remove' ? before + 1 : act === 'restore' && undoes === 'removed' ? Math.max(0, before - 1) : before

/**
 * Changes an opinion, or the answer to it, as decisions about reports and appeals demand; a text that was edited since
 * it was read stays as it is.
 */
export const Moderate = define(
  'opinions/Moderate',
  {
    opinions: Opinions,
    answers: Answers,
    lockOpinion: LockOpinion,
    changeState: ChangeState,
    changeAnswerState: ChangeAnswerState,
    refreshTrust: RefreshTrust,
    transaction: Transaction,
  },
  ({ opinions, answers, lockOpinion, changeState, changeAnswerState, refreshTrust, transaction }) => {
    const moderateAnswer = Effect.fn('opinions.moderate-answer')(function* (actor: Actor, { opinion }: LockedOpinion, given: ThingAct) {
      let answer = (yield* answers.of([opinion.id])).get(opinion.id)
      if (answer?.submission_id !== given.revision) return yield* new SubjectChanged({ detail: 'edited' })
      for (const step of stepsOf(given.act, answer.state))
        answer = yield* changeAnswerState(actor, opinion, answer, step, { reason: given.reason, note: given.note })
    })
    const moderateOpinion = Effect.fn('opinions.moderate-opinion')(function* (actor: Actor, { opinion }: LockedOpinion, given: ThingAct) {
      if (opinion.submission_id !== given.revision) return yield* new SubjectChanged({ detail: 'edited' })
      const { reason, note } = given
      const changes = { upheld_reports: upheldAfter(opinion, given) }
      let current = opinion
      for (const step of stepsOf(given.act, opinion.state)) current = yield* changeState(actor, current, step, { reason, note, changes })
      if (current.account_id !== null) yield* refreshTrust(actor, current.account_id, given.act === 'restore' ? current : null)
    })
    return Effect.fn('opinions.moderate')(
      function* (actor: Actor, target: 'opinion' | 'answer', given: ThingAct) {
        const locked = yield* lockOpinion(yield* opinions.byId(given.id))
        if (given.act === 'restore' && !locked.facility) return yield* new SubjectChanged({ detail: 'facility_gone' })
        yield* target === 'answer' ? moderateAnswer(actor, locked, given) : moderateOpinion(actor, locked, given)
      },
      (step) => transaction(asSubjectChanged(step)),
    )
  },
)

export type Moderate = PortOf<typeof Moderate>
