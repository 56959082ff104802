import type { Effect } from 'effect'
import type { FacilityRole } from '#core/access/roles.ts'
import { token } from '#core/kernel/token.ts'
import type { CodeBatch } from './code.ts'

/** Marks of readers: what was helpful, and what was opened. */
export interface Readers {
  isHelpful(opinionId: string, accountId: string): Effect.Effect<boolean>
  /** Marks an opinion as helpful to an account; returns false when it was already. */
  addHelpful(opinionId: string, accountId: string, at: string): Effect.Effect<boolean>
  removeHelpful(opinionId: string, accountId: string): Effect.Effect<boolean>
  /**
   * Marks opinions as opened by the staff of their facility, and answers as opened by the author; other ids are
   * ignored. Returns how many marks are new.
   */
  markSeen(accountId: string, opinionIds: readonly string[], at: string): Effect.Effect<number>
  /** Counts answers to the account that it has not opened. */
  newAnswers(accountId: string): Effect.Effect<number>
  /**
   * Counts accepted opinions that the account has not opened, by the facilities for which it may answer; those that are
   * older than its role, or than a year, do not count.
   */
  newOpinions(accountId: string): Effect.Effect<Readonly<Record<string, number>>>
}
export const Readers = token<Readers>('opinions/Readers')

/** Looks up who works for a facility. */
export interface Staff {
  /** Returns the role of an account at a facility. */
  roleOf(facilityId: string, accountId: string): Effect.Effect<FacilityRole | null>
  /** Returns the accounts that may answer opinions about a facility. */
  answering(facilityId: string): Effect.Effect<readonly string[]>
}
export const Staff = token<Staff>('opinions/Staff')

/** Reads what flags of submissions depend on. */
export interface Suspicions {
  /** Remembers the device of an account, by its authentication code. */
  noteDevice(accountId: string, mac: string, at: string): Effect.Effect<void>
  /** Returns whether an account shares a device with staff of a facility, or with another author of an opinion about it. */
  sharesDevice(facilityId: string, accountId: string): Effect.Effect<boolean>
  /** Returns texts of other opinions about a facility, and of all others by the account, the newest first. */
  otherTexts(facilityId: string, accountId: string, submissionId: string): Effect.Effect<readonly string[]>
  /** Counts opinions about a facility that were written since a moment. */
  writtenSince(facilityId: string, at: string): Effect.Effect<number>
  /** Returns whether an account once answered or printed codes for a facility, or works for another one in the same town. */
  hasConflict(facilityId: string, accountId: string): Effect.Effect<boolean>
}
export const Suspicions = token<Suspicions>('opinions/Suspicions')

/** Repository of printed codes. Whoever adds a batch has locked the facility. */
export interface Codes {
  /** Adds a batch under the facility's next number, with the authentication codes of its codes; returns the number. */
  addBatch(batch: Omit<CodeBatch, 'number'>, macs: readonly string[]): Effect.Effect<number>
  /** Returns the batches of a facility with how many of their codes were used, the newest first. */
  batchesOf(facilityId: string): Effect.Effect<readonly (CodeBatch & { readonly used: number })[]>
  /** Counts the codes that a facility has issued since a moment. */
  issuedSince(facilityId: string, at: string): Effect.Effect<number>
  /** Uses a code of a facility whose keyed hash (HMAC) is one of these; returns its id, `null` when there is none or it was used. */
  use(facilityId: string, macs: readonly string[], at: string): Effect.Effect<string | null>
  /** Returns the number of the batch of a code. */
  batchNumber(codeId: string): Effect.Effect<number | null>
}
export const Codes = token<Codes>('opinions/Codes')
