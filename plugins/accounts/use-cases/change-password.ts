import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { HashNewPassword } from '../services/hash-new-password.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'
import type { Reauthenticate } from '../services/reauthenticate.ts'
import type { SetPassword } from '../services/set-password.ts'

interface Dependencies {
  readonly reauthenticate: Reauthenticate
  readonly hashNewPassword: HashNewPassword
  readonly setPassword: SetPassword
  readonly transaction: Transaction
}

/** Changes the user's password and signs out on all devices, the current one included (specification §4). */
export const makeChangePassword = ({ reauthenticate, hashNewPassword, setPassword, transaction }: Dependencies) =>
  Effect.fn('accounts.change-password')(function* (
    actor: Actor,
    { id, password, new_password }: { readonly id: string; readonly password: string; readonly new_password: string },
  ) {
    const user = yield* requireOwnAccount(actor, id)
    const account = yield* reauthenticate(user, password)
    const hash = yield* hashNewPassword(new_password, [account.email, account.first_name, account.last_name], 'new_password')
    yield* transaction(setPassword(user, account, hash))
    return { status: 'changed' as const }
  })

export type ChangePassword = ReturnType<typeof makeChangePassword>
export const ChangePassword = token<ChangePassword>('accounts/ChangePassword')
