import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'

/** Removes the user's photo. */
export const makeRemovePhoto = ({ accounts, transaction }: { readonly accounts: AccountRepository; readonly transaction: Transaction }) =>
  Effect.fn('accounts.remove-photo')(function* (actor: Actor, { id }: { readonly id: string }) {
    yield* requireOwnAccount(actor, id)
    yield* accounts.setPhoto(id, null)
    return { avatar: null }
  }, transaction)

export type RemovePhoto = ReturnType<typeof makeRemovePhoto>
export const RemovePhoto = token<RemovePhoto>('accounts/RemovePhoto')
