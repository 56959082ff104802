import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { BadPassword } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { lockUnchanged, requireOwnAccount } from '../services/access.ts'
import { HashNewPassword, SetPassword } from '../services/passwords.ts'
import { Reauthenticate } from '../services/prove-identity.ts'

/** Changes the user's password and signs out on all devices, the current one included (specification §4). */
export const ChangePassword = handler(
  accountsApi.changePassword,
  {
    accounts: AccountRepository,
    reauthenticate: Reauthenticate,
    hashNewPassword: HashNewPassword,
    setPassword: SetPassword,
    transaction: Transaction,
  },
  ({ accounts, reauthenticate, hashNewPassword, setPassword, transaction }) =>
    Effect.fn('accounts.change-password')(function* (actor, { id, password, new_password }) {
      const user = yield* requireOwnAccount(actor, id)
      const account = yield* reauthenticate(user, password)
      const hash = yield* hashNewPassword(account, new_password, 'new_password')
      yield* transaction(
        Effect.flatMap(
          lockUnchanged(accounts, account, () => new BadPassword()),
          (current) => setPassword(user, current, hash),
        ),
      )
      return { status: 'changed' as const }
    }),
)
