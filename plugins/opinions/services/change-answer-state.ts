import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Overview } from '#core/overview/overview.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import type { HistoryAct } from '../contract/answer.ts'
import { AnswerClosed } from '../contract/errors.ts'
import { OpinionsChanged } from '../contract/events.ts'
import type { Answer } from '../domain/answer.ts'
import { Answers, Histories } from '../domain/answers.port.ts'
import type { Opinion } from '../domain/opinion.ts'
import { type AnswerAct, answerStateAfter } from '../domain/states.ts'

/** Details of an act: why, and what else changes. */
interface Details {
  readonly reason?: string | null
  readonly note?: string | null
  readonly changes?: Partial<Answer>
}

const historyActs = {
  accept: 'answer_accepted',
  reject: 'answer_rejected',
  revise: 'answer_returned',
  edit: 'answer_edited',
  hide: 'answer_hidden',
  restore: 'answer_restored',
} as const satisfies Record<AnswerAct, HistoryAct>

const decisions: readonly AnswerAct[] = ['accept', 'reject', 'revise']

/** Carries out an act on the answer to a locked opinion: state, history, audit, and what the public and the author see of it. */
export const ChangeAnswerState = define(
  'opinions/ChangeAnswerState',
  { answers: Answers, histories: Histories, overview: Overview, audit: Audit, events: Events, clock: Clock },
  ({ answers, histories, overview, audit, events, clock }) =>
    Effect.fn('opinions.change-answer-state')(function* (
      actor: Actor,
      opinion: Opinion,
      answer: Answer,
      act: AnswerAct,
      details: Details = {},
    ) {
      const state = answerStateAfter(answer.state, act)
      if (state === null) return yield* new AnswerClosed({ detail: answer.state })
      const at = clock.now().toISOString()
      const { reason = null, note = null, changes = {} } = details
      const changed: Answer = {
        ...answer,
        reason,
        note,
        ...(decisions.includes(act) && { decided_at: at }),
        ...((act === 'accept' || (act === 'restore' && answer.accepted_at === null)) && { accepted_at: at, seen_at: null }),
        ...changes,
        state,
        version: answer.version + 1,
        changed_at: at,
      }
      yield* answers.save(changed)
      yield* histories.add({
        id: newId(),
        opinion_id: opinion.id,
        at,
        act: historyActs[act],
        text: act === 'edit' ? changed.text : null,
        reason,
        note,
      })
      yield* audit.record({
        actor,
        action: `opinions.${historyActs[act].replace('_', '-')}` as const,
        subject: answer.account_id,
        about: { opinion: opinion.id, facility: opinion.facility_id, version: changed.version, reason },
      })
      if ((answer.state === 'accepted') !== (state === 'accepted')) {
        yield* events.emit(OpinionsChanged.of({ facilityId: opinion.facility_id }))
        if (opinion.account_id !== null) yield* overview.publishCounts([opinion.account_id])
      }
      return changed
    }),
)
