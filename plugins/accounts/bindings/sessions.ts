import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Identity } from '#core/access/identity.port.ts'
import { Overview } from '#core/overview/overview.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Installation } from '#core/ports/installation.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { SharedQueue } from '#core/ports/shared-queue.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { LoadAccountLayout } from '../contract/ui.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { makeSessionRepository } from '../persistence/sessions.repository.ts'
import { ConfirmCredentials, makeConfirmCredentials } from '../services/confirm-credentials.ts'
import { makeIdentity } from '../services/identity.ts'
import { KnownDevices, makeKnownDevices } from '../services/known-devices.ts'
import { makeOpenSession, OpenSession } from '../services/open-session.ts'
import { makeReauthenticate, Reauthenticate } from '../services/reauthenticate.ts'
import { EndOtherSessions, makeEndOtherSessions } from '../use-cases/end-other-sessions.ts'
import { EndSession, makeEndSession } from '../use-cases/end-session.ts'
import { ListSessions, makeListSessions } from '../use-cases/list-sessions.ts'
import { makeLoadAccountLayout } from '../use-cases/load-account-layout.ts'
import { LogIn, makeLogIn } from '../use-cases/log-in.ts'
import { LogOut, makeLogOut } from '../use-cases/log-out.ts'
import { makeRefreshSession, RefreshSession } from '../use-cases/refresh-session.ts'

const time = { clock: Clock, transaction: Transaction }
const environment = { installation: Installation, clock: Clock }

/** Binds sessions: identity, signing in and out, refresh and the list of devices. */
export const bindSessions = (bind: Bind) => {
  bind(SessionRepository, makeSessionRepository, { db: Db })
  bind(Identity, makeIdentity, { ...environment, accounts: AccountRepository, sessions: SessionRepository, signing: Signing })

  bind(KnownDevices, makeKnownDevices, { signing: Signing })
  bind(OpenSession, makeOpenSession, {
    ...time,
    ...environment,
    sessions: SessionRepository,
    grants: Grants,
    signing: Signing,
    knownDevices: KnownDevices,
    events: Events,
  })
  bind(Reauthenticate, makeReauthenticate, { accounts: AccountRepository, passwords: Passwords, rateLimit: RateLimit })
  bind(ConfirmCredentials, makeConfirmCredentials, { reauthenticate: Reauthenticate, signing: Signing })
  bind(LogIn, makeLogIn, {
    accounts: AccountRepository,
    passwords: Passwords,
    openSession: OpenSession,
    factors: SecondFactorRepository,
    tokens: OneTimeTokens,
    logOut: LogOut,
    confirmCredentials: ConfirmCredentials,
    rateLimit: RateLimit,
    knownDevices: KnownDevices,
    queue: SharedQueue,
    clock: Clock,
    transaction: Transaction,
  })
  bind(RefreshSession, makeRefreshSession, {
    ...time,
    ...environment,
    accounts: AccountRepository,
    sessions: SessionRepository,
    grants: Grants,
    signing: Signing,
    audit: Audit,
  })
  bind(LogOut, makeLogOut, { ...time, sessions: SessionRepository })
  bind(LoadAccountLayout, makeLoadAccountLayout, { overview: Overview })
  bind(ListSessions, makeListSessions, { sessions: SessionRepository, clock: Clock })
  bind(EndSession, makeEndSession, { sessions: SessionRepository, clock: Clock })
  bind(EndOtherSessions, makeEndOtherSessions, { sessions: SessionRepository, clock: Clock })
}
