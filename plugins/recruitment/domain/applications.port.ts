import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { AgeGroup } from '../contract/application.ts'
import type { ApplicationExists, ApplicationNotFound } from '../contract/errors.ts'
import type { ApplicationStatus, ViewKind } from '../contract/statuses.ts'
import type { Application, Reader, ReadLog, Step } from './application.ts'
import type { Waiting } from './waiting-list.ts'

/** Filter of a facility's applications; none of them: all. */
export interface ApplicationFilter {
  readonly statuses?: readonly ApplicationStatus[]
}

/** Encrypted content with what it is bound to. */
export type SealedContent = Pick<Application, 'id' | 'content' | 'child_key'>

/** Repository of applications. A child has at most one open application at a facility; the database ensures it. */
export interface Applications {
  byId(id: string): Effect.Effect<Application, ApplicationNotFound>
  /** Reads an application and locks it until the transaction ends. */
  lock(id: string): Effect.Effect<Application, ApplicationNotFound>
  /** Returns the applications of an account, the newest first. */
  ofAccount(accountId: string): Effect.Effect<readonly Application[]>
  /** Reads and locks the open applications of an account, in the order of their ids. */
  lockOpenOf(accountId: string): Effect.Effect<readonly Application[]>
  /** Returns the newest applications of a facility. */
  ofFacility(facilityId: string, filter: ApplicationFilter, limit: number): Effect.Effect<readonly Application[]>
  countByStatus(facilityId: string): Effect.Effect<Readonly<Partial<Record<ApplicationStatus, number>>>>
  /** Returns the open application of a child at a facility, by any of its keys; `null`: none. */
  openOfChild(facilityId: string, childKeys: readonly string[]): Effect.Effect<Application | null>
  add(application: Application): Effect.Effect<void, ApplicationExists>
  save(application: Application): Effect.Effect<void>
  /** Returns the rank after the last one of a waiting list. */
  nextRank(facilityId: string, group: AgeGroup): Effect.Effect<number>
  /** Reads and locks a waiting list, in the order of the ids. */
  lockWaiting(facilityId: string, group: AgeGroup): Effect.Effect<readonly Waiting[]>
  saveRanks(ranks: readonly Waiting[]): Effect.Effect<void>
  /** Returns the positions on their waiting lists, from 1, of those among the ids that wait. */
  positionsOf(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, number>>
  /** Marks changes as seen by the parent; returns how many. */
  markSeen(accountId: string, ids: readonly string[]): Effect.Effect<number>
  /** Counts applications whose newest change the parent has not seen. */
  countUnseen(accountId: string): Effect.Effect<number>
  /** Counts new applications by facility, of the facilities whose applications the account reads. */
  countNew(accountId: string): Effect.Effect<Readonly<Record<string, number>>>
  /** Returns ids of offers that have ended by a time. */
  offersEndedBy(at: string): Effect.Effect<readonly string[]>
  /** Returns ids of offers that end by a time and of which the parent was not reminded. */
  offersToRemind(by: string): Effect.Effect<readonly string[]>
  /** Returns ids of open applications at deleted facilities. */
  atDeletedFacilities(): Effect.Effect<readonly string[]>
  /**
   * Gives applications at merged facilities to the surviving ones, except children who have applied there too, and back
   * after an undone merge; returns how many.
   */
  followMerges(): Effect.Effect<number>
  /** Returns contents that another key than the current one encrypts, after an id, in the order of the ids. */
  sealedWithOldKey(currentKeyPrefix: string, afterId: string, limit: number): Effect.Effect<readonly SealedContent[]>
  /** Replaces a content unless it was changed since. */
  replaceContent(sealed: SealedContent, previous: string): Effect.Effect<void>
}
export const Applications = token<Applications>('recruitment/Applications')

/** Encrypted message of a step. */
export interface SealedMessage {
  readonly id: string
  readonly message: string
}

/** Repository of the histories of applications, and of the log of reads. */
export interface ApplicationHistory {
  addStep(step: Step): Effect.Effect<void>
  /** Returns the steps of an application, the oldest first. */
  stepsOf(applicationId: string): Effect.Effect<readonly Step[]>
  /** Writes down that an account has read applications; reads of one kind on one day are counted. */
  logReads(applicationIds: readonly string[], reader: Reader, kind: ViewKind, at: Date): Effect.Effect<void>
  /** Returns the reads of an application, the newest first. */
  readsOf(applicationId: string): Effect.Effect<readonly ReadLog[]>
  messagesWithOldKey(currentKeyPrefix: string, afterId: string, limit: number): Effect.Effect<readonly SealedMessage[]>
  replaceMessage(id: string, message: string, previous: string): Effect.Effect<void>
}
export const ApplicationHistory = token<ApplicationHistory>('recruitment/ApplicationHistory')
