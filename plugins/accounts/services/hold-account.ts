import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { HoldAccount } from '../contract/access.ts'
import { AccountRepository } from '../domain/accounts.port.ts'

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
