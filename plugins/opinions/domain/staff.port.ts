import type { Effect } from 'effect'
import type { FacilityRole } from '#core/access/roles.ts'
import { token } from '#core/kernel/token.ts'

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
