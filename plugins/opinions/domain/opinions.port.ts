import { Effect } from 'effect'
import type { FacilityRating } from '#core/facilities/facility-ratings.port.ts'
import { token } from '#core/kernel/token.ts'
import { orFail, type TableStore } from '#core/ports/store.ts'
import { type OpinionExists, OpinionNotFound } from '../contract/errors.ts'
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
  /** Deletes withdrawn and rejected opinions that last changed before a moment. */
  removeOld: (before: string) => Effect.asVoid(opinions.remove({ state: { in: ['withdrawn', 'rejected'] }, changed_at: { lt: before } })),
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
