import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { BadPassword } from '../contract/errors.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { HashNewPassword } from '../services/hash-new-password.ts'
import { lockUnchanged } from '../services/lock-unchanged.ts'
import type { Reauthenticate } from '../services/reauthenticate.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'
import type { SetPassword } from '../services/set-password.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly reauthenticate: Reauthenticate
  readonly hashNewPassword: HashNewPassword
  readonly setPassword: SetPassword
  readonly transaction: Transaction
}

/** Changes the user's password and signs out on all devices, the current one included (specification §4). */
export const makeChangePassword = ({ accounts, reauthenticate, hashNewPassword, setPassword, transaction }: Dependencies) =>
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
  })

export type ChangePassword = ReturnType<typeof makeChangePassword>
export const ChangePassword = token<ChangePassword>('accounts/ChangePassword')
