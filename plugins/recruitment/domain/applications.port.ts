import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { orFail, type TableStore } from '#core/ports/store.ts'
import type { AgeGroup } from '../contract/application.ts'
import { type ApplicationExists, ApplicationNotFound } from '../contract/errors.ts'
import { type ApplicationStatus, openStatuses, type ViewKind } from '../contract/statuses.ts'
import type { Application, Reader, ReadLog, Step } from './application.ts'
import type { Waiting } from './waiting-list.ts'

/** Filter of a facility's applications; none of them: all. */
export interface ApplicationFilter {
  readonly statuses?: readonly ApplicationStatus[]
}

/** Encrypted content with what it is bound to. */
export type SealedContent = Pick<Application, 'id' | 'content' | 'child_key'>

const newestFirst = { created_at: 'desc', id: 'desc' } as const
const idsOf = (found: Effect.Effect<readonly Application[]>) => Effect.map(found, (all) => all.map(({ id }) => id))

/** Creates the plain part of the repository of applications. */
export const applicationsOf = (applications: TableStore<Application, ApplicationExists>) => ({
  add: applications.add,
  save: applications.save,
  byId: (id: string) => orFail(applications.byId(id), ApplicationNotFound),
  /** Reads an application and locks it until the transaction ends. */
  lock: (id: string) => orFail(applications.lock(id), ApplicationNotFound),
  /** Returns the applications of an account, the newest first. */
  ofAccount: (account_id: string) => applications.find({ account_id }, { orderBy: newestFirst }),
  /** Reads and locks the open applications of an account, in the order of their ids. */
  lockOpenOf: (account_id: string) =>
    applications.find({ account_id, status: { in: openStatuses } }, { orderBy: { id: 'asc' }, lock: 'wait' }),
  /** Returns the newest applications of a facility. */
  ofFacility: (facility_id: string, { statuses }: ApplicationFilter, limit: number) =>
    applications.find({ facility_id, ...(statuses && { status: { in: statuses } }) }, { orderBy: newestFirst, limit }),
  /** Returns the open application of a child at a facility, by any of its keys; `null`: none. */
  openOfChild: (facility_id: string, childKeys: readonly string[]) =>
    applications.first({ facility_id, child_key: { in: childKeys }, closed_at: null }),
  /** Returns the rank after the last one of a waiting list. */
  nextRank: (facility_id: string, waiting_group: AgeGroup) =>
    Effect.map(
      applications.first({ facility_id, waiting_group, status: 'waitlisted' }, { orderBy: { waiting_rank: 'desc' } }),
      (last) => (last?.waiting_rank ?? 0) + 1,
    ),
  /** Marks changes as seen by the parent; returns how many. */
  markSeen: (account_id: string, ids: readonly string[]) =>
    applications.update({ account_id, id: { in: ids }, unseen: true }, { unseen: false }),
  /** Counts applications whose newest change the parent has not seen. */
  countUnseen: (account_id: string) => applications.count({ account_id, unseen: true }),
  /** Returns ids of offers that have ended by a time. */
  offersEndedBy: (at: string) => idsOf(applications.find({ status: 'offered', offer_expires_at: { lte: at } }, { orderBy: { id: 'asc' } })),
  /** Returns ids of offers that end by a time and of which the parent was not reminded. */
  offersToRemind: (by: string) =>
    idsOf(applications.find({ status: 'offered', offer_expires_at: { lte: by }, offer_reminded_at: null }, { orderBy: { id: 'asc' } })),
  /** Replaces a content unless it was changed since. */
  replaceContent: ({ id, content, child_key }: SealedContent, previous: string) =>
    Effect.asVoid(applications.update({ id, content: previous }, { content, child_key })),
})

/** Repository of applications. A child has at most one open application at a facility; the database ensures it. */
export interface Applications extends ReturnType<typeof applicationsOf> {
  countByStatus(facilityId: string): Effect.Effect<Readonly<Partial<Record<ApplicationStatus, number>>>>
  /** Reads and locks a waiting list, in the order of the ids. */
  lockWaiting(facilityId: string, group: AgeGroup): Effect.Effect<readonly Waiting[]>
  saveRanks(ranks: readonly Waiting[]): Effect.Effect<void>
  /** Returns the positions on their waiting lists, from 1, of those among the ids that wait. */
  positionsOf(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, number>>
  /** Counts new applications by facility, of the facilities whose applications the account reads. */
  countNew(accountId: string): Effect.Effect<Readonly<Record<string, number>>>
  /** Returns ids of open applications at deleted facilities. */
  atDeletedFacilities(): Effect.Effect<readonly string[]>
  /**
   * Gives applications at merged facilities to the surviving ones, except children who have applied there too, and back
   * after an undone merge; returns how many.
   */
  followMerges(): Effect.Effect<number>
  /** Returns contents that another key than the current one encrypts, after an id, in the order of the ids. */
  sealedWithOldKey(currentKeyPrefix: string, afterId: string, limit: number): Effect.Effect<readonly SealedContent[]>
}
export const Applications = token<Applications>('recruitment/Applications')

/** Encrypted message of a step. */
export interface SealedMessage {
  readonly id: string
  readonly message: string
}

/** Creates the plain part of the repository of histories. */
export const stepsOf = (steps: TableStore<Step>) => ({
  addStep: steps.add,
  /** Returns the steps of an application, the oldest first. */
  stepsOf: (application_id: string) => steps.find({ application_id }, { orderBy: { at: 'asc', id: 'asc' } }),
  replaceMessage: (id: string, message: string, previous: string) => Effect.asVoid(steps.update({ id, message: previous }, { message })),
})

/** Repository of the histories of applications, and of the log of reads. */
export interface ApplicationHistory extends ReturnType<typeof stepsOf> {
  /** Writes down that an account has read applications; reads of one kind on one day are counted. */
  logReads(applicationIds: readonly string[], reader: Reader, kind: ViewKind, at: Date): Effect.Effect<void>
  /** Returns the reads of an application, the newest first. */
  readsOf(applicationId: string): Effect.Effect<readonly ReadLog[]>
  messagesWithOldKey(currentKeyPrefix: string, afterId: string, limit: number): Effect.Effect<readonly SealedMessage[]>
}
export const ApplicationHistory = token<ApplicationHistory>('recruitment/ApplicationHistory')
