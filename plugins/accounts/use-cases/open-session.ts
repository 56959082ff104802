import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Installation } from '#core/ports/installation.ts'
import type { Signing } from '#core/ports/signing.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { AccountSignedIn } from '../contract/events.ts'
import { type Account, sessionUser } from '../domain/account.ts'
import { deviceOf } from '../domain/device.ts'
import { typeHeld } from '../domain/second-factor.ts'
import { openSession, sealedText, writeToken } from '../domain/session.ts'
import type { Sessions } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly sessions: Sessions
  readonly grants: Grants
  readonly signing: Signing
  readonly events: Events
  readonly installation: Installation
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Signs an account in on the device that asks: a refresh token for the cookie and a bearer token for the page. */
export const makeOpenSession = ({ sessions, grants, signing, events, installation, clock, transaction }: Dependencies) =>
  Effect.fn('accounts.open-session')(function* (actor: Actor, account: Account, secondFactor: boolean) {
    const device = deviceOf('agent' in actor ? actor.agent : undefined)
    const known = yield* sessions.knows(account.id, device)
    const session = openSession(account.id, device, secondFactor, clock.now())
    const [seal] = signing.sealsOf(sealedText(session))
    yield* sessions.add(session, seal)
    yield* events.emit(AccountSignedIn.of({ accountId: account.id, sessionId: session.id, device, known }))
    const type = typeHeld(account.type, secondFactor, installation.production)
    const user = sessionUser({ ...account, type }, yield* grants.permissionsOf(account.id))
    const jwt = yield* signing.bearer({ account: account.id, session: session.id })
    return { ...user, jwt, refresh_token: writeToken(session, seal) }
  }, transaction)

export type OpenSession = ReturnType<typeof makeOpenSession>
export const OpenSession = token<OpenSession>('accounts/OpenSession')
