import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { Clock } from '#core/ports/clock.ts'
import type { Answer } from '../domain/answer.ts'
import { type ActDetails, changeAnswer, changeOpinion } from '../domain/changes.ts'
import type { Opinion } from '../domain/opinion.ts'
import { Answers, Histories, Opinions } from '../domain/opinions.port.ts'
import type { AnswerAct, OpinionAct } from '../domain/states.ts'
import { RefreshFacility } from './refresh.ts'

/** Carries out an act on a locked opinion of a locked facility: with its history, and the rating when the public sees other opinions. */
export const ChangeState = define(
  'opinions/ChangeState',
  { opinions: Opinions, histories: Histories, refreshFacility: RefreshFacility, applyChange: ApplyChange, clock: Clock },
  ({ opinions, histories, refreshFacility, applyChange, clock }) =>
    Effect.fn('opinions.change-state')(function* (
      actor: Actor,
      opinion: Opinion,
      act: OpinionAct,
      details: Omit<ActDetails<Opinion>, 'at'> = {},
    ) {
      const change = yield* changeOpinion(opinion, act, { ...details, at: clock.now() })
      yield* applyChange(actor, change, opinions.save)
      yield* histories.add(change.step)
      if (change.changesPublic) yield* refreshFacility(opinion.facility_id)
      return change.aggregate
    }),
)

/** Carries out an act on the answer to a locked opinion, with its history and what the author of the opinion sees of it. */
export const ChangeAnswerState = define(
  'opinions/ChangeAnswerState',
  { answers: Answers, histories: Histories, overview: Overview, applyChange: ApplyChange, clock: Clock },
  ({ answers, histories, overview, applyChange, clock }) =>
    Effect.fn('opinions.change-answer-state')(function* (
      actor: Actor,
      opinion: Opinion,
      answer: Answer,
      act: AnswerAct,
      details: Omit<Parameters<typeof changeAnswer>[3], 'at'> = {},
    ) {
      const change = yield* changeAnswer(opinion, answer, act, { ...details, at: clock.now() })
      yield* applyChange(actor, change, answers.save)
      yield* histories.add(change.step)
      if (change.changesPublic && opinion.account_id !== null) yield* overview.publishCounts([opinion.account_id])
      return change.aggregate
    }),
)
