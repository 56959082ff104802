import { Effect } from 'effect'
import type { AccountType } from '#core/access/account-type.ts'
import type { PermissionsByFacility } from '#core/access/permissions.ts'
import { token } from '#core/kernel/token.ts'
import { hasAny, type TableStore } from '#core/ports/store.ts'
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

/** Session as stored, with the hashes of its last two token signatures. */
export interface StoredSession extends Session {
  readonly token_hash: string
  readonly previous_hash: string | null
  readonly ended_at: string | null
  readonly ended_because: EndReason | null
}

const toSession = ({ token_hash: _, previous_hash: __, ended_at: ___, ended_because: ____, ...session }: StoredSession): Session => session

/** Creates the plain part of the repository of sessions; `hash` is what is stored of a signature. */
export const sessionsOf = (sessions: TableStore<StoredSession>, hash: (signature: string) => string) => ({
  add: (session: Session, signature: string) =>
    sessions.add({ ...session, token_hash: hash(signature), previous_hash: null, ended_at: null, ended_because: null }),
  /** Reads and locks the session of a presented token until the transaction ends. */
  lock: Effect.fn('accounts.lock-session')(function* (id: string, signature: string) {
    const stored = yield* sessions.lock(id)
    if (!stored) return null
    const presented = hash(signature)
    const token_age: TokenAge = presented === stored.token_hash ? 'current' : presented === stored.previous_hash ? 'previous' : 'older'
    return { session: toSession(stored), token_age, end_reason: stored.ended_because }
  }),
  /** Returns the one of these signatures that belongs to the current token. */
  currentSignature: (id: string, signatures: readonly string[]) =>
    Effect.map(sessions.byId(id), (stored) => signatures.find((signature) => hash(signature) === stored?.token_hash) ?? null),
  /** Replaces the current token by the next one; the current one becomes the previous one. */
  rotate: Effect.fn('accounts.rotate-session')(function* ({ id, generation, refreshed_at, expires_at }: Session, signature: string) {
    const stored = yield* sessions.byId(id)
    const hashes = { previous_hash: stored?.token_hash ?? null, token_hash: hash(signature) }
    if (stored) yield* sessions.save({ ...stored, generation, refreshed_at, expires_at, ...hashes })
  }),
  end: (id: string, reason: EndReason, at: string) =>
    hasAny(sessions.update({ id, ended_at: null }, { ended_at: at, ended_because: reason })),
  /** Ends all sessions of an account except one; returns their number. */
  endAll: (account_id: string, reason: EndReason, at: string, except?: string) =>
    sessions.update(
      { account_id, ended_at: null, ...(except !== undefined && { id: { ne: except } }) },
      { ended_at: at, ended_because: reason },
    ),
  /** Ends the sessions of all accounts; returns their number. */
  endEvery: (reason: EndReason, at: string) => sessions.update({ ended_at: null }, { ended_at: at, ended_because: reason }),
  /** Returns the active sessions, most recently used first. */
  activeOf: (account_id: string, now: string) =>
    Effect.map(
      sessions.find({ account_id, ended_at: null, expires_at: { gt: now } }, { orderBy: { refreshed_at: 'desc', id: 'asc' } }),
      (found) => found.map(toSession),
    ),
  /** Records that a second factor was shown in the session. */
  markSecondFactor: (id: string) => Effect.asVoid(sessions.update({ id }, { second_factor: true })),
  /** Clears the second-factor mark of all sessions of an account. */
  clearSecondFactor: (account_id: string) => Effect.asVoid(sessions.update({ account_id }, { second_factor: false })),
})

/** Repository of sessions; only hashes of token signatures are stored. */
export interface SessionRepository extends ReturnType<typeof sessionsOf> {
  /** Returns those of the sessions that have neither ended nor expired. */
  activeAmong(ids: readonly string[], now: string): Effect.Effect<readonly string[]>
  /** Returns true when the account has signed in from such a device before, and for its first sign-in. */
  isKnownDevice(accountId: string, device: string): Effect.Effect<boolean>
  holderOf(id: string, now: string): Effect.Effect<SessionHolder | null>
  /** Like `holderOf`, by an accepted refresh token; a previous one counts only when it was replaced after `since`. */
  holderByToken(id: string, signature: string, now: string, since: string): Effect.Effect<SessionHolder | null>
}
export const SessionRepository = token<SessionRepository>('accounts/SessionRepository')
