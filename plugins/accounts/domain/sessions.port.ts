import type { Effect } from 'effect'
import type { AccountType } from '#core/access/account-type.ts'
import type { Perms } from '#core/access/permissions.ts'
import { token } from '#core/kernel/token.ts'
import type { EndedBecause, Session } from './session.ts'

/** Which of a session's tokens a seal belongs to; `older`: one before the last, or none of them. */
export type WhichToken = 'current' | 'previous' | 'older'

/** Who holds a live session, as one question to the database answers it. */
export interface Holder {
  readonly account: string
  readonly session: string
  readonly type: AccountType
  readonly second_factor: boolean
  readonly perms: Perms
}

/** A session by a token that was shown: which of its tokens that is, and why the session is over, if it is. */
export interface Shown {
  readonly session: Session
  readonly which: WhichToken
  readonly because: EndedBecause | null
}

/** Where sessions are kept: of tokens only hashes. */
export interface Sessions {
  add(session: Session, seal: string): Effect.Effect<void>
  /** The session with the token that was shown, held until the step ends. */
  hold(id: string, seal: string): Effect.Effect<Shown | null>
  /** Which of these seals is that of the current token. */
  currentOf(id: string, seals: readonly string[]): Effect.Effect<string | null>
  /** The next token takes the place of the current one, which becomes the previous. */
  rotate(session: Session, seal: string): Effect.Effect<void>
  end(id: string, because: EndedBecause, at: string): Effect.Effect<boolean>
  /** Ends all of an account's but one; of how many. */
  endAll(accountId: string, because: EndedBecause, at: string, except?: string): Effect.Effect<number>
  /** Those that live, the last used first. */
  of(accountId: string, now: string): Effect.Effect<readonly Session[]>
  /** Whether the account was signed in from such a device before; the first of all is no stranger. */
  knows(accountId: string, device: string): Effect.Effect<boolean>
  /** A second factor was shown in it. */
  showFactor(id: string): Effect.Effect<void>
  /** None of an account's counts as one in which a second factor was shown. */
  forgetFactor(accountId: string): Effect.Effect<void>
  holderOf(id: string, now: string): Effect.Effect<Holder | null>
  /** As `holderOf`, for the bearer of a refresh token that counts; a previous one only if it was changed after `since`. */
  holderByToken(id: string, seal: string, now: string, since: string): Effect.Effect<Holder | null>
}
export const Sessions = token<Sessions>('accounts/Sessions')
