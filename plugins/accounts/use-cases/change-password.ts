import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { BadPassword } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { HashNewPassword } from '../services/hash-new-password.ts'
import { lockUnchanged } from '../services/lock-unchanged.ts'
import { Reauthenticate } from '../services/reauthenticate.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'
import { SetPassword } from '../services/set-password.ts'

/** Changes the user's password and signs out on all devices, the current one included (specification §4). */
export const ChangePassword = define(
  'accounts/ChangePassword',
  {
    accounts: AccountRepository,
    reauthenticate: Reauthenticate,
    hashNewPassword: HashNewPassword,
    setPassword: SetPassword,
    transaction: Transaction,
  },
  ({ accounts, reauthenticate, hashNewPassword, setPassword, transaction }) =>
    Effect.fn('accounts.change-password')(function* (
      actor: Actor,
      { id, password, new_password }: { readonly id: string; readonly password: string; readonly new_password: string },
    ) {
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
