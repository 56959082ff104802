import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { Actor, User } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define, provide } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { HoldAccount, RenewAccess } from '../contract/access.ts'
import { AccountNotFound } from '../contract/errors.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { credentialTokens, OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import type { EndReason } from '../domain/session.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/**
 * Ends all that depends on the previous password or e-mail address: sessions (specification §4), mailed links and
 * half-finished sign-ins.
 */
export const EndAccess = define(
  'accounts/EndAccess',
  { sessions: SessionRepository, tokens: OneTimeTokens, clock: Clock },
  ({ sessions, tokens, clock }) =>
    Effect.fn('accounts.end-access')(function* (accountId: string, reason: EndReason) {
      yield* sessions.endAll(accountId, reason, clock.now().toISOString())
      yield* tokens.revoke(accountId, credentialTokens)
    }),
)

/** Ends the sessions of an account that was given a facility; the next refresh is refused with the reason. */
export const makeRenewAccess = provide(
  RenewAccess,
  { accounts: AccountRepository, sessions: SessionRepository, clock: Clock },
  ({ accounts, sessions, clock }): RenewAccess =>
    Effect.fn('accounts.renew-access')(function* (accountId) {
      const { id } = yield* accounts.lock(accountId)
      yield* sessions.endAll(id, 'facility_accepted', clock.now().toISOString())
    }),
)

interface Dependencies {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly clock: Clock
}

/** Locks the user's account and returns it; fails when the session has ended since the request began, as by a new password. */
export const requireActiveSession = Effect.fn('accounts.require-active-session')(function* (
  { accounts, sessions, clock }: Dependencies,
  user: User,
) {
  const account = yield* accounts.lock(user.id).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
  if (!(yield* sessions.holderOf(user.session, clock.now().toISOString()))) return yield* new MissingJwt()
  return account
})

/** Returns the user when the account is their own; otherwise fails with AccountNotFound, so that other accounts are not revealed. */
export const requireOwnAccount = Effect.fn('accounts.require-own-account')(function* (actor: Actor, id: string) {
  const user = yield* requireUser(actor)
  if (user.id !== id) return yield* new AccountNotFound()
  return user
})

/** Locks an account for a change of its rights by another plugin. */
export const makeHoldAccount = provide(
  HoldAccount,
  { accounts: AccountRepository },
  ({ accounts }): HoldAccount =>
    Effect.fn('accounts.hold')(function* (accountId) {
      const { id, email, first_name, last_name, language, type, status, one_time_until } = yield* accounts.lock(accountId)
      return { id, email, first_name, last_name, language, type, confirmed: status === 'active' && one_time_until === null }
    }),
)

/**
 * Locks an account and returns it; fails when its password or e-mail address has changed since it was read, because a
 * check of the old ones proves nothing any more.
 */
export const lockUnchanged = <Reason>(accounts: AccountRepository, { id, email, password_hash }: Account, changed: () => Reason) =>
  Effect.gen(function* () {
    const account = yield* accounts.lock(id).pipe(Effect.catchTag('AccountNotFound', () => Effect.fail(changed())))
    return account.email === email && account.password_hash === password_hash ? account : yield* Effect.fail(changed())
  })

/** Returns the account of the user; one that was erased meanwhile counts as not signed in. */
export const currentAccount = (accounts: AccountRepository, { id }: User) =>
  accounts.byId(id).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
