import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

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
