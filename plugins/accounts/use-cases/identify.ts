import { Effect } from 'effect'
import type { Identity } from '#core/access/identity.port.ts'
import { ExpiredJwt } from '#core/access/refusals.ts'
import type { Actor, User } from '#core/access/actor.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Installation } from '#core/ports/installation.ts'
import type { Signing } from '#core/ports/signing.ts'
import { sessionUser } from '../domain/account.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { graceBegan, readToken } from '../domain/session.ts'
import { typeHeld } from '../domain/second-factor.ts'
import type { Holder, Sessions } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly sessions: Sessions
  readonly signing: Signing
  readonly installation: Installation
  readonly clock: Clock
}

type Visitor = Extract<Actor, { readonly kind: 'visitor' }>

const userOf = ({ account, session, second_factor, perms, ...its }: Holder, { address, agent }: Visitor, production: boolean): User => ({
  ...{ kind: 'user', id: account, type: typeHeld(its.type, second_factor, production), perms, session, address },
  ...(agent !== undefined && { agent }),
})

/** Tells who stands behind a token by one question to the database: what has ended since is over at once, and perms are those of this moment. */
export const makeIdentity = ({ accounts, sessions, signing, installation, clock }: Dependencies): Identity => ({
  ofBearer: Effect.fn('accounts.of-bearer')(function* (jwt, asking) {
    const claims = yield* signing.claimsOf(jwt)
    const holder = yield* sessions.holderOf(claims.session, clock.now().toISOString())
    if (holder?.account !== claims.account) return yield* new ExpiredJwt()
    return userOf(holder, asking, installation.production)
  }),
  ofRefreshToken: Effect.fn('accounts.of-refresh-token')(function* (refreshToken, asking) {
    const shown = readToken(refreshToken)
    if (!shown) return null
    const now = clock.now()
    const holder = yield* sessions.holderByToken(shown.id, shown.seal, now.toISOString(), graceBegan(now).toISOString())
    return holder && userOf(holder, asking, installation.production)
  }),
  // Whoever was erased between the two questions is gone for good: a defect, since nobody is left to be answered.
  sessionUserOf: (user) =>
    Effect.orDie(Effect.map(accounts.byId(user.id), (account) => sessionUser({ ...account, type: user.type }, user.perms))),
})
