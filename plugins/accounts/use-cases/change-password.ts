import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { ChoosePassword } from './choose-password.ts'
import { ownAccount } from './own-account.ts'
import type { OwnPassword } from './own-password.ts'
import type { SetPassword } from './set-password.ts'

interface Dependencies {
  readonly ownPassword: OwnPassword
  readonly choosePassword: ChoosePassword
  readonly setPassword: SetPassword
  readonly transaction: Transaction
}

/** Changes one's password, which signs out everywhere, here too (specification §4). */
export const makeChangePassword = ({ ownPassword, choosePassword, setPassword, transaction }: Dependencies) =>
  Effect.fn('accounts.change-password')(function* (
    actor: Actor,
    { id, password, new_password }: { readonly id: string; readonly password: string; readonly new_password: string },
  ) {
    const user = yield* ownAccount(actor, id)
    const account = yield* ownPassword(user, password)
    const hash = yield* choosePassword(new_password, [account.email, account.first_name, account.last_name], 'new_password')
    yield* transaction(setPassword(user, account, hash))
    return { status: 'changed' as const }
  })

export type ChangePassword = ReturnType<typeof makeChangePassword>
export const ChangePassword = token<ChangePassword>('accounts/ChangePassword')
