import { Effect, Schema } from 'effect'
import type { FacilityRating } from '#core/facilities/facility-ratings.port.ts'
import { token } from '#core/kernel/token.ts'
import { orFail, type TableStore } from '#core/ports/store.ts'
import { Id, Moment } from '#core/records/columns.ts'
import { type AnswerExists, type OpinionExists, OpinionNotFound } from '../contract/errors.ts'
import type { GeneratedOpinion } from '../demo/generate-opinion.ts'
import type { Answer } from './answer.ts'
import type { HistoryStep } from './history.ts'
import type { Opinion } from './opinion.ts'

/** Facts that the accepted opinions of an author state about the author. */
export interface AuthorFigures {
  readonly accepted: number
  readonly firstAcceptedAt: string | null
  readonly upheldReports: number
}

/** Creates the plain part of the repository of opinions. */
export const opinionsOf = (opinions: TableStore<Opinion, OpinionExists>) => ({
  add: opinions.add,
  save: opinions.save,
  byId: (id: string) => orFail(opinions.byId(id), OpinionNotFound),
  /** Reads an opinion and locks it until the transaction ends. */
  lock: (id: string) => orFail(opinions.lock(id), OpinionNotFound),
  /** Returns the opinion of which this is the newest submission. */
  bySubmission: (submission_id: string) => opinions.first({ submission_id }),
  /** Returns the opinion of an account about a facility that is not withdrawn. */
  current: (account_id: string, facility_id: string) => opinions.first({ account_id, facility_id, state: { ne: 'withdrawn' } }),
  /** Returns all opinions of an account, the newest first. */
  ofAccount: (account_id: string) => opinions.find({ account_id }, { orderBy: { written_at: 'desc', id: 'desc' } }),
  /** Returns the opinions that were written about a facility itself after a moment and are not withdrawn, the oldest first. */
  writtenSince: (facility_id: string, at: string) =>
    opinions.find(
      { facility_id, merged_from: null, written_at: { gt: at }, state: { ne: 'withdrawn' } },
      { orderBy: { written_at: 'asc', id: 'asc' } },
    ),
  /** Deletes at most so many withdrawn and rejected opinions that last changed before a moment; returns how many. */
  removeOld: Effect.fn('opinions.remove-old')(function* (before: string, limit: number) {
    const old = yield* opinions.find({ state: { in: ['withdrawn', 'rejected'] }, changed_at: { lt: before } }, { limit, lock: 'skip' })
    return yield* opinions.remove({ id: { in: old.map(({ id }) => id) } })
  }),
})

/** Repository of opinions. An account has at most one for a facility that is not withdrawn; the database ensures it. */
export interface Opinions extends ReturnType<typeof opinionsOf> {
  /** Computes the rating of a facility from its accepted opinions. */
  rating(facilityId: string): Effect.Effect<FacilityRating>
  figuresOf(accountId: string): Effect.Effect<AuthorFigures>
  /** Moves the opinions about one facility to another, except of authors who have one there; returns those that were moved. */
  move(from: string, to: string): Effect.Effect<readonly Opinion[]>
  /** Moves those opinions back that a merge has moved, and those that merges had brought before; returns them. */
  moveBack(from: string, to: string): Effect.Effect<readonly Opinion[]>
  /**
   * Gives chosen opinions that were written about one facility to another, except of authors who have one there;
   * returns those that were moved.
   */
  give(from: string, to: string, ids: readonly string[]): Effect.Effect<readonly Opinion[]>
  /**
   * Returns ids of opinions that wait, or whose answer waits, although their facility was deleted, or merged into one
   * about which the author has an opinion too.
   */
  stranded(): Effect.Effect<readonly string[]>
  /** Returns accounts with a verified accepted opinion whose first one was accepted before a moment. */
  experiencedSince(at: string): Effect.Effect<readonly string[]>
  /** Returns facilities that have or had an accepted opinion. */
  facilities(): Effect.Effect<readonly string[]>
}
export const Opinions = token<Opinions>('opinions/Opinions')

/** Creates the repository of answers over their table. */
export const answersOf = (answers: TableStore<Answer, AnswerExists>) => ({
  add: answers.add,
  save: answers.save,
  /** Returns the answers to these opinions, by the opinion's id. */
  of: (opinionIds: readonly string[]) =>
    Effect.map(
      answers.find({ opinion_id: { in: opinionIds } }),
      (found): ReadonlyMap<string, Answer> => new Map(found.map((answer) => [answer.opinion_id, answer])),
    ),
  bySubmission: (submission_id: string) => answers.first({ submission_id }),
  remove: (opinion_id: string) => Effect.asVoid(answers.remove({ opinion_id })),
})

/** Repository of answers; an opinion has at most one, the database ensures it. Whoever writes has locked the opinion. */
export interface Answers extends ReturnType<typeof answersOf> {}
export const Answers = token<Answers>('opinions/Answers')

/** Creates the repository of the histories of opinions over their table. */
export const historiesOf = (steps: TableStore<HistoryStep>) => ({
  add: steps.add,
  /** Returns the steps of an opinion and its answer, the oldest first. */
  of: (opinion_id: string) => steps.find({ opinion_id }, { orderBy: { at: 'asc', id: 'asc' } }),
  /** Erases the author's texts from the history of an opinion. */
  eraseTexts: (opinion_id: string) => Effect.asVoid(steps.update({ opinion_id, act: { in: ['written', 'edited'] } }, { text: null })),
})

/** Repository of the histories of opinions. */
export interface Histories extends ReturnType<typeof historiesOf> {}
export const Histories = token<Histories>('opinions/Histories')

/** Document that an author has added as evidence; its file belongs to the uploads. */
export const EvidenceFile = Schema.Struct({
  id: Id,
  opinion_id: Id,
  account_id: Id,
  upload_id: Id,
  mime: Schema.String,
  name: Schema.String,
  added_at: Moment,
})
export type EvidenceFile = typeof EvidenceFile.Type

/** Creates the plain part of the repository of evidence. */
export const evidenceOf = (files: TableStore<EvidenceFile>) => ({
  add: files.add,
  /** Returns the documents of opinions, the oldest first. */
  of: (opinionIds: readonly string[]) => files.find({ opinion_id: { in: opinionIds } }, { orderBy: { added_at: 'asc', id: 'asc' } }),
  remove: (ids: readonly string[]) => Effect.asVoid(files.remove({ id: { in: ids } })),
})

/** Repository of evidence. */
export interface EvidenceFiles extends ReturnType<typeof evidenceOf> {
  /** Returns at most so many documents older than a moment, of opinions that were decided before it and do not wait. */
  decidedBefore(at: string, limit: number): Effect.Effect<readonly EvidenceFile[]>
}
export const EvidenceFiles = token<EvidenceFiles>('opinions/EvidenceFiles')

/** Writes many accepted opinions without authors at once, for the demo and for benches. */
export interface BulkOpinions {
  /** Returns invented or all active facilities in a lasting order, without those of the named one. */
  facilities(filter: {
    readonly made: boolean
    readonly except: { readonly name: string; readonly city: string } | null
    readonly count: number
  }): Effect.Effect<readonly { readonly id: string; readonly name: string }[]>
  isEmpty(): Effect.Effect<boolean>
  add(opinions: readonly (GeneratedOpinion & { readonly id: string; readonly facility_id: string })[]): Effect.Effect<void>
  refreshStatistics(): Effect.Effect<void>
}
export const BulkOpinions = token<BulkOpinions>('opinions/BulkOpinions')
