import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Installation } from '#core/ports/installation.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountSignedIn } from '../contract/events.ts'
import { type Account, sessionUser } from '../domain/account.ts'
import { effectiveType } from '../domain/recovery-code.ts'
import { deviceName, endOf, formatRefreshToken, newSession, refreshTokenPayload } from '../domain/session.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { accountsSettings } from '../settings.ts'
import { KnownDevices } from './known-devices.ts'

/** Opens a session on the requesting device; returns the user, a bearer token and the tokens for the cookies. */
export const OpenSession = define(
  'accounts/OpenSession',
  {
    sessions: SessionRepository,
    grants: Grants,
    signing: Signing,
    knownDevices: KnownDevices,
    events: Events,
    installation: Installation,
    limits: accountsSettings.values,
    clock: Clock,
    transaction: Transaction,
  },
  ({ sessions, grants, signing, knownDevices, events, installation, limits, clock, transaction }) =>
    Effect.fn('accounts.open-session')(function* (actor: Actor, account: Account, secondFactor: boolean) {
      const now = clock.now()
      const device = deviceName('agent' in actor ? actor.agent : undefined)
      const known = yield* sessions.isKnownDevice(account.id, device)
      const session = newSession(account.id, device, secondFactor, now, endOf(account.type, limits, now))
      const [signature] = signing.macsOf(refreshTokenPayload(session))
      yield* sessions.add(session, signature)
      yield* events.emit(AccountSignedIn.of({ accountId: account.id, sessionId: session.id, device, known }))
      const type = effectiveType(account.type, secondFactor, installation.production)
      const user = sessionUser({ ...account, type }, yield* grants.permissionsOf(account.id))
      const jwt = yield* signing.signBearer({ account: account.id, session: session.id })
      const cookies = { refresh_token: formatRefreshToken(session, signature), device: knownDevices.tokenFor(actor, account.id) }
      return { ...user, jwt, ...cookies }
    }, transaction),
)
