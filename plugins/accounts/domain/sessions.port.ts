import type { Effect } from 'effect'
import type { AccountType } from '#core/access/account-type.ts'
import type { PermissionsByFacility } from '#core/access/permissions.ts'
import { token } from '#core/kernel/token.ts'
import type { EndReason, Session } from './session.ts'

/** Age of a refresh token within its session; `older`: before the previous one, or unknown. */
export type TokenAge = 'current' | 'previous' | 'older'

/** Account, session and permissions of an active session, read in one query. */
export interface SessionHolder {
  readonly account: string
  readonly session: string
  readonly type: AccountType
  readonly second_factor: boolean
  readonly perms: PermissionsByFacility
}

/** A session found by a presented refresh token; `end_reason` is `null` while the session is active. */
export interface PresentedSession {
  readonly session: Session
  readonly token_age: TokenAge
  readonly end_reason: EndReason | null
}

/** Repository of sessions; only hashes of token signatures are stored. */
export interface SessionRepository {
  add(session: Session, signature: string): Effect.Effect<void>
  /** Reads and locks the session of a presented token until the transaction ends. */
  lock(id: string, signature: string): Effect.Effect<PresentedSession | null>
  /** Returns the one of these signatures that belongs to the current token. */
  currentSignature(id: string, signatures: readonly string[]): Effect.Effect<string | null>
  /** Replaces the current token by the next one; the current one becomes the previous one. */
  rotate(session: Session, signature: string): Effect.Effect<void>
  end(id: string, reason: EndReason, at: string): Effect.Effect<boolean>
  /** Ends all sessions of an account except one; returns their number. */
  endAll(accountId: string, reason: EndReason, at: string, except?: string): Effect.Effect<number>
  /** Returns the active sessions, most recently used first. */
  activeOf(accountId: string, now: string): Effect.Effect<readonly Session[]>
  /** Returns those of the sessions that have neither ended nor expired. */
  activeAmong(ids: readonly string[], now: string): Effect.Effect<readonly string[]>
  /** Returns true when the account has signed in from such a device before, and for its first sign-in. */
  isKnownDevice(accountId: string, device: string): Effect.Effect<boolean>
  /** Records that a second factor was shown in the session. */
  markSecondFactor(id: string): Effect.Effect<void>
  /** Clears the second-factor mark of all sessions of an account. */
  clearSecondFactor(accountId: string): Effect.Effect<void>
  holderOf(id: string, now: string): Effect.Effect<SessionHolder | null>
  /** Like `holderOf`, by an accepted refresh token; a previous one counts only when it was replaced after `since`. */
  holderByToken(id: string, signature: string, now: string, since: string): Effect.Effect<SessionHolder | null>
}
export const SessionRepository = token<SessionRepository>('accounts/SessionRepository')
