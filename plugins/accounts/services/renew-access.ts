import { Effect } from 'effect'
import type { Clock } from '#core/ports/clock.ts'
import type { RenewAccess } from '../contract/access.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { SessionRepository } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly clock: Clock
}

/** Ends the sessions of an account that was given a facility; the next refresh is refused with the reason. */
export const makeRenewAccess = ({ accounts, sessions, clock }: Dependencies): RenewAccess =>
  Effect.fn('accounts.renew-access')(function* (accountId) {
    const { id } = yield* accounts.lock(accountId)
    yield* sessions.endAll(id, 'facility_accepted', clock.now().toISOString())
  })
