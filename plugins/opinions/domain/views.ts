import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { pick } from '#core/records/fields.ts'
import { AnswerView, type FacilityOpinionView } from '../contract/answer.ts'
import { OwnOpinionView, PublicOpinion } from '../contract/opinion.ts'
import type { Answer } from './answer.ts'
import { type Opinion, publicNameOf, scoreOf } from './opinion.ts'
import type { FacilityOpinion, ListedOpinion, NamedFacility } from './opinion-lists.port.ts'

/** Returns the month of a moment in Warsaw, `2026-09`. */
export const monthOf = (at: string): string => toWarsawTime(new Date(at)).day.slice(0, 7)

const isRefused = ({ state }: Opinion | Answer) => state === 'rejected' || state === 'hidden'

const isShown = (answer: Answer | null): answer is Answer => answer?.state === 'accepted'

/** Returns an accepted opinion as everybody sees it. */
export const publicViewOf = ({ opinion, answer, helpful }: ListedOpinion): PublicOpinion => ({
  ...pick(PublicOpinion.fields, opinion),
  author: publicNameOf(opinion),
  score: scoreOf(opinion),
  month: monthOf(opinion.written_at),
  helpful,
  answer: isShown(answer) ? { text: answer.text, month: monthOf(answer.accepted_at ?? answer.written_at) } : null,
})

/** Returns an opinion as its author sees it. */
export const ownViewOf = ({ opinion, answer, helpful }: ListedOpinion, facility: NamedFacility, evidence: number): OwnOpinionView => ({
  ...pick(OwnOpinionView.fields, opinion),
  facility,
  score: scoreOf(opinion),
  code_used: opinion.code_id !== null,
  evidence_count: evidence,
  helpful,
  decision: isRefused(opinion) ? opinion.submission_id : null,
  answer: isShown(answer) ? { text: answer.text, answered_at: answer.accepted_at ?? answer.written_at } : null,
  new_answer: isShown(answer) && answer.seen_at === null && opinion.state === 'accepted',
})

/** Returns an answer as the facility sees it. */
export const answerViewOf = (answer: Answer): AnswerView => ({
  ...pick(AnswerView.fields, answer),
  decision: isRefused(answer) ? answer.submission_id : null,
})

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
