import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { RenewAccess } from '../contract/access.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

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
