import { Effect } from 'effect'
import { ExpiredJwt } from '#core/access/access-errors.ts'
import type { Actor, User } from '#core/access/actor.ts'
import { Identity } from '#core/access/identity.port.ts'
import { provide } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Installation } from '#core/ports/installation.ts'
import { Signing } from '#core/ports/signing.ts'
import { sessionUser } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { effectiveType } from '../domain/recovery-code.ts'
import { gracePeriodStart, parseRefreshToken } from '../domain/session.ts'
import { type SessionHolder, SessionRepository } from '../domain/sessions.port.ts'

type Visitor = Extract<Actor, { readonly kind: 'visitor' }>

const userOf = (
  { account, session, type, second_factor, perms }: SessionHolder,
  { address, agent }: Visitor,
  production: boolean,
): User => ({
  kind: 'user',
  id: account,
  type: effectiveType(type, second_factor, production),
  perms,
  session,
  address,
  ...(agent !== undefined && { agent }),
})

/** Identifies the user of a token with one database query, so that an ended session and changed permissions take effect at once. */
export const makeIdentity = provide(
  Identity,
  { accounts: AccountRepository, sessions: SessionRepository, signing: Signing, installation: Installation, clock: Clock },
  ({ accounts, sessions, signing, installation, clock }): Identity => ({
    userOfBearerToken: Effect.fn('accounts.of-bearer')(function* (jwt, visitor) {
      const claims = yield* signing.verifyBearer(jwt)
      const holder = yield* sessions.holderOf(claims.session, clock.now().toISOString())
      if (holder?.account !== claims.account) return yield* new ExpiredJwt()
      return userOf(holder, visitor, installation.production)
    }),
    userOfRefreshToken: Effect.fn('accounts.of-refresh-token')(function* (refreshToken, visitor) {
      const presented = parseRefreshToken(refreshToken)
      if (!presented) return null
      const now = clock.now()
      const holder = yield* sessions.holderByToken(
        presented.id,
        presented.signature,
        now.toISOString(),
        gracePeriodStart(now).toISOString(),
      )
      return holder && userOf(holder, visitor, installation.production)
    }),
    activeSessions: (ids) => Effect.map(sessions.activeAmong(ids, clock.now().toISOString()), (active) => new Set(active)),
    // An account erased between the two queries is a defect: no client is left to receive an error.
    sessionUserOf: (user) =>
      Effect.orDie(Effect.map(accounts.byId(user.id), (account) => sessionUser({ ...account, type: user.type }, user.perms))),
  }),
)
