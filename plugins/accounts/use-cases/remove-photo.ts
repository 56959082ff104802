import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { ownAccount } from './own-account.ts'

/** Takes one's photo away. */
export const makeRemovePhoto = ({ accounts, transaction }: { readonly accounts: AccountStore; readonly transaction: Transaction }) =>
  Effect.fn('accounts.remove-photo')(function* (actor: Actor, { id }: { readonly id: string }) {
    yield* ownAccount(actor, id)
    yield* accounts.setPhoto(id, null)
    return { avatar: null }
  }, transaction)

export type RemovePhoto = ReturnType<typeof makeRemovePhoto>
export const RemovePhoto = token<RemovePhoto>('accounts/RemovePhoto')
