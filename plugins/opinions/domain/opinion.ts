import { Schema } from 'effect'
import type { FacilityRating } from '#core/facilities/facility-ratings.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Id, Moment, Whole } from '#core/records/columns.ts'
import { filled, type ValuesOf } from '#core/records/fields.ts'
import { cleanLine, cleanText, textProblem } from '../contract/clean-text.ts'
import { opinionLimits } from '../contract/limits.ts'
import { decided, type NewOpinion, ofAuthor } from '../contract/opinion.ts'
import { opinionFields } from '../contract/opinion-fields.ts'

/** Text and scores as the author has written them. */
export type WrittenOpinion = ValuesOf<typeof opinionFields>

/** Members of a text that support checks: of an opinion, and of an answer. */
export const checkedText = {
  ...decided,
  /**
   * Id under which the text as it is now was submitted to support; a new one with each edit, so that nobody decides
   * about a text that was not read.
   */
  submission_id: Id,
  /** Account that wrote it last; `null` after it was deleted. */
  account_id: Schema.NullOr(Id),
  changed_at: Moment,
  /** When it was last accepted. */
  accepted_at: Schema.NullOr(Moment),
}

/** Returns these members of a new text, which waits for support. */
export const newCheckedText = (account_id: string | null, now: Date) => ({
  submission_id: newId(),
  account_id,
  state: 'pending' as const,
  version: 1,
  reason: null,
  note: null,
  written_at: now.toISOString(),
  changed_at: now.toISOString(),
  decided_at: null,
  accepted_at: null,
})

/** Opinion of an account about a facility. */
export const Opinion = Schema.Struct({
  ...ofAuthor,
  ...checkedText,
  facility_id: Id,
  /** Facility that it was written about, when that one was merged into `facility_id`. */
  merged_from: Schema.NullOr(Id),
  /** Printed code that was used. */
  code_id: Schema.NullOr(Id),
  /** Support has seen a document that proves the attendance. */
  document_seen: Schema.Boolean,
  /** Reports after which the opinion was taken down. */
  upheld_reports: Whole,
})
export type Opinion = typeof Opinion.Type

/** Cleans what was written; `problems` are messages by field for what is wrong with it. */
export const readWritten = (
  input: Pick<NewOpinion, keyof WrittenOpinion>,
  now: Date,
): { readonly written: WrittenOpinion; readonly problems: Readonly<Record<string, readonly string[]>> | null } => {
  const written: WrittenOpinion = {
    ...filled(opinionFields, input),
    pros: input.pros.map(cleanLine),
    cons: input.cons.map(cleanLine),
    text: cleanText(input.text),
    author_first_name: cleanLine(input.author_first_name),
    author_last_name: cleanLine(input.author_last_name),
  }
  const problem = textProblem(written.text, opinionLimits.text)
  const thisMonth = toWarsawTime(now).day.slice(0, 7)
  const { attended_from: from, attended_to: to } = written
  const isName = (name: string) => (name.match(/\p{L}/gu) ?? []).length >= 3
  const emptyPoints = (['pros', 'cons'] as const).flatMap((list) =>
    written[list].flatMap((point, at) => (/[\p{L}\p{N}]/u.test(point) ? [] : [[`${list}.${at}`, ['FIELD_EMPTY']] as const])),
  )
  const problems: Record<string, readonly string[]> = {
    ...(problem !== null && { text: [problem] }),
    ...(!isName(written.author_first_name) && { author_first_name: ['NAME_TOO_SHORT'] }),
    ...(!isName(written.author_last_name) && { author_last_name: ['NAME_TOO_SHORT'] }),
    ...(from > thisMonth && { attended_from: ['opinions.month.future'] }),
    ...(to !== null && to > thisMonth && { attended_to: ['opinions.month.future'] }),
    ...(to !== null && to <= thisMonth && to < from && { attended_to: ['opinions.month.order'] }),
    ...Object.fromEntries(emptyPoints),
  }
  return { written, problems: Object.keys(problems).length === 0 ? null : problems }
}

/** Creates an opinion that waits for support. */
export const newOpinion = (accountId: string, facilityId: string, written: WrittenOpinion, now: Date): Opinion => ({
  ...written,
  ...newCheckedText(accountId, now),
  id: newId(),
  facility_id: facilityId,
  merged_from: null,
  trust: 'unverified',
  trust_method: 'none',
  code_id: null,
  document_seen: false,
  upheld_reports: 0,
})

/** Sum of the three scores. */
export const scoreSum = (scores: Pick<Opinion, 'score_cleanliness' | 'score_staff' | 'score_food'>): number =>
  scores.score_cleanliness + scores.score_staff + scores.score_food

/** Rounds half-up to one decimal (decisions §0.14); the tiny part corrects what binary fractions lose. */
export const toTenth = (value: number): number => Math.floor(value * 10 + 0.5 + 1e-9) / 10

/** Returns the mean of an opinion's scores. */
export const scoreOf = (opinion: Parameters<typeof scoreSum>[0]): number => toTenth(scoreSum(opinion) / 3)

/** Returns the rating of a facility by its accepted opinions. */
export const ratingOf = (accepted: readonly Opinion[]): FacilityRating => {
  const count = accepted.length
  const mean = (value: (opinion: Opinion) => number) =>
    count === 0 ? 0 : accepted.reduce((sum, opinion) => sum + value(opinion), 0) / count
  const newest = accepted.flatMap(({ accepted_at }) => accepted_at ?? []).toSorted()
  return {
    count,
    cleanliness: mean((one) => one.score_cleanliness),
    staff: mean((one) => one.score_staff),
    food: mean((one) => one.score_food),
    total: mean((one) => scoreSum(one) / 3),
    newestAt: newest.at(-1) ?? null,
  }
}

/** Returns the name under which everybody sees the author: first name and initial; `null` after the account was deleted. */
export const publicNameOf = ({
  author_first_name: first,
  author_last_name: last,
}: Pick<Opinion, 'author_first_name' | 'author_last_name'>): string | null =>
  first === '' ? null : last === '' ? first : `${first} ${[...last][0]?.toUpperCase()}.`
