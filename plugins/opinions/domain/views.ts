import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { AnswerView, FacilityOpinionView } from '../contract/answer.ts'
import type { OwnOpinionView, PublicOpinion } from '../contract/opinion.ts'
import type { Answer } from './answer.ts'
import { type Opinion, publicNameOf, scoreOf } from './opinion.ts'
import type { FacilityOpinion, ListedOpinion, NamedFacility } from './opinion-lists.port.ts'

/** Returns the month of a moment in Warsaw, `2026-09`. */
export const monthOf = (at: string): string => toWarsawTime(new Date(at)).day.slice(0, 7)

const contentOf = (opinion: Opinion) => ({
  score: scoreOf(opinion),
  score_cleanliness: opinion.score_cleanliness,
  score_staff: opinion.score_staff,
  score_food: opinion.score_food,
  pros: opinion.pros,
  cons: opinion.cons,
  text: opinion.text,
  relation: opinion.relation,
  attended_from: opinion.attended_from,
  attended_to: opinion.attended_to,
  language: opinion.language,
  trust: opinion.trust,
  trust_method: opinion.trust_method,
})

const isRefused = ({ state }: Opinion | Answer) => state === 'rejected' || state === 'hidden'

const isShown = (answer: Answer | null): answer is Answer => answer?.state === 'accepted'

/** Returns an accepted opinion as everybody sees it. */
export const publicViewOf = ({ opinion, answer, helpful }: ListedOpinion): PublicOpinion => ({
  id: opinion.id,
  facility_id: opinion.facility_id,
  author: publicNameOf(opinion),
  ...contentOf(opinion),
  month: monthOf(opinion.written_at),
  helpful,
  answer: isShown(answer) ? { text: answer.text, month: monthOf(answer.accepted_at ?? answer.written_at) } : null,
})

/** Returns an opinion as its author sees it. */
export const ownViewOf = ({ opinion, answer, helpful }: ListedOpinion, facility: NamedFacility, evidence: number): OwnOpinionView => ({
  id: opinion.id,
  version: opinion.version,
  facility,
  state: opinion.state,
  author_first_name: opinion.author_first_name,
  author_last_name: opinion.author_last_name,
  ...contentOf(opinion),
  code_used: opinion.code_id !== null,
  evidence_count: evidence,
  helpful,
  reason: opinion.reason,
  note: opinion.note,
  decision: isRefused(opinion) ? opinion.submission_id : null,
  written_at: opinion.written_at,
  decided_at: opinion.decided_at,
  answer: isShown(answer) ? { text: answer.text, answered_at: answer.accepted_at ?? answer.written_at } : null,
  new_answer: isShown(answer) && answer.seen_at === null && opinion.state === 'accepted',
})

/** Returns an answer as the facility sees it. */
export const answerViewOf = (answer: Answer): AnswerView => {
  const { text, state, reason, note, version, written_at, decided_at } = answer
  return { text, state, reason, note, decision: isRefused(answer) ? answer.submission_id : null, version, written_at, decided_at }
}

/** Returns an opinion as the facility sees it: without its text while it is not public. */
export const facilityViewOf = (listed: FacilityOpinion): FacilityOpinionView => {
  const { opinion, answer, isNew } = listed
  const isPublic = opinion.state === 'accepted'
  return {
    id: opinion.id,
    version: answer?.version ?? 0,
    facility_id: opinion.facility_id,
    opinion: isPublic ? publicViewOf(listed) : null,
    accepted_at: opinion.accepted_at,
    answer: answer && answerViewOf(answer),
    new: isNew && isPublic,
  }
}
