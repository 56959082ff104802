import { Effect } from 'effect'
import type { Change } from '#core/changes/apply-change.ts'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { newId } from '#core/kernel/ids.ts'
import type { HistoryAct } from '../contract/answer.ts'
import { AnswerClosed, OpinionClosed } from '../contract/errors.ts'
import {
  AnswerDecided,
  OpinionAccepted,
  OpinionAnswered,
  OpinionRejected,
  OpinionReturned,
  OpinionSubmitted,
  OpinionsChanged,
} from '../contract/events.ts'
import type { Answer } from './answer.ts'
import type { HistoryStep } from './history.ts'
import type { Opinion } from './opinion.ts'
import { type AnswerAct, answerStateAfter, type OpinionAct, stateAfter } from './states.ts'

/** Change of an opinion or of an answer, with its step in their history. */
export interface TextChange<Text> extends Change<Text> {
  readonly step: HistoryStep
  /** The public sees another set of opinions, or of answers, than before. */
  readonly changesPublic: boolean
}

/** Details of an act: when, why, and what else changes. */
export interface ActDetails<Text> {
  readonly at: Date
  readonly reason?: string | null
  readonly note?: string | null
  readonly changes?: Partial<Text>
  /** Facility whose people and author are told; without it nobody is. */
  readonly facility?: Pick<KnownFacility, 'id' | 'name'> | null
}

const opinionSteps = {
  accept: 'accepted',
  reject: 'rejected',
  revise: 'returned',
  edit: 'edited',
  hide: 'hidden',
  restore: 'restored',
  withdraw: 'withdrawn',
} as const satisfies Record<OpinionAct, HistoryAct>

const answerSteps = {
  accept: 'answer_accepted',
  reject: 'answer_rejected',
  revise: 'answer_returned',
  edit: 'answer_edited',
  hide: 'answer_hidden',
  restore: 'answer_restored',
} as const satisfies Record<AnswerAct, HistoryAct>

/** Creates a step in the history of an opinion and its answer. */
export const newStep = (
  opinionId: string,
  act: HistoryAct,
  at: Date,
  { text = null, reason = null, note = null }: Partial<Pick<HistoryStep, 'text' | 'reason' | 'note'>> = {},
): HistoryStep => ({ id: newId(), opinion_id: opinionId, at: at.toISOString(), act, text, reason, note })

const isDecision = (act: OpinionAct): act is 'accept' | 'reject' | 'revise' => ['accept', 'reject', 'revise'].includes(act)

/** Returns whether an act shows a text that was not shown before. */
const isShownBy = (act: OpinionAct, { accepted_at }: Opinion | Answer) => act === 'accept' || (act === 'restore' && accepted_at === null)

/** Returns an opinion or an answer after an act that leads to a state. */
const textAfter = <Text extends Opinion | Answer>(text: Text, act: OpinionAct, state: Text['state'], details: ActDetails<Text>): Text => {
  const at = details.at.toISOString()
  const { reason = null, note = null, changes = {} } = details
  return {
    ...text,
    ...(act !== 'withdraw' && { reason, note }),
    ...(isDecision(act) && { decided_at: at }),
    ...(isShownBy(act, text) && { accepted_at: at }),
    ...changes,
    state,
    version: text.version + 1,
    changed_at: at,
  }
}

const aboutOf = (opinion: Opinion, { id, name }: Pick<KnownFacility, 'id' | 'name'>) => ({
  opinionId: opinion.id,
  facilityId: id,
  facility: name,
  accountId: opinion.account_id,
})

const eventsAbout = (opinion: Opinion, act: OpinionAct, { facility, reason, note }: ActDetails<Opinion>) => {
  if (!facility) return []
  const about = aboutOf(opinion, facility)
  if (act === 'edit') return [OpinionSubmitted.of(about)]
  if (act === 'accept') return [OpinionAccepted.of(about)]
  const why = { ...about, reason: reason ?? 'other', note: note ?? '' }
  if (act === 'reject') return [OpinionRejected.of(why)]
  return act === 'revise' ? [OpinionReturned.of(why)] : []
}

/** Decides what an act makes of an opinion. */
export const changeOpinion = (
  opinion: Opinion,
  act: OpinionAct,
  details: ActDetails<Opinion>,
): Effect.Effect<TextChange<Opinion>, OpinionClosed> => {
  const state = stateAfter(opinion.state, act)
  if (state === null) return Effect.fail(new OpinionClosed({ detail: opinion.state }))
  const changed = textAfter(opinion, act, state, details)
  const { reason = null, note = null } = details
  return Effect.succeed({
    aggregate: changed,
    step: newStep(opinion.id, opinionSteps[act], details.at, { text: act === 'edit' ? changed.text : null, reason, note }),
    changesPublic: (opinion.state === 'accepted') !== (state === 'accepted'),
    audit: {
      action: `opinions.${opinionSteps[act]}`,
      subject: opinion.account_id,
      about: { opinion: opinion.id, facility: opinion.facility_id, version: changed.version, reason },
    },
    events: eventsAbout(opinion, act, details),
  })
}

/** Decides what an act makes of the answer to an opinion; `staffIds`: accounts of the facility that may answer. */
export const changeAnswer = (
  opinion: Opinion,
  answer: Answer,
  act: AnswerAct,
  { staffIds = [], ...details }: ActDetails<Answer> & { readonly staffIds?: readonly string[] },
): Effect.Effect<TextChange<Answer>, AnswerClosed> => {
  const state = answerStateAfter(answer.state, act)
  if (state === null) return Effect.fail(new AnswerClosed({ detail: answer.state }))
  const { reason = null, note = null, facility } = details
  // The author of the opinion has not seen what is shown for the first time.
  const changes = { ...(isShownBy(act, answer) && { seen_at: null }), ...details.changes }
  const changed = textAfter(answer, act, state, { ...details, changes })
  const changesPublic = (answer.state === 'accepted') !== (state === 'accepted')
  const about = facility && aboutOf(opinion, facility)
  return Effect.succeed({
    aggregate: changed,
    step: newStep(opinion.id, answerSteps[act], details.at, { text: act === 'edit' ? changed.text : null, reason, note }),
    changesPublic,
    audit: {
      action: `opinions.answer-${opinionSteps[act]}`,
      subject: answer.account_id,
      about: { opinion: opinion.id, facility: opinion.facility_id, version: changed.version, reason },
    },
    events: [
      ...(changesPublic ? [OpinionsChanged.of({ facilityId: opinion.facility_id })] : []),
      ...(about && isDecision(act)
        ? [AnswerDecided.of({ ...about, outcome: opinionSteps[act], staffIds, reason: reason ?? '', note: note ?? '' })]
        : []),
      ...(about && act === 'accept' && opinion.state === 'accepted' ? [OpinionAnswered.of(about)] : []),
    ],
  })
}
