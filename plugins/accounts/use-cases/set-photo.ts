import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { FileBody } from '#core/plugin/row-kinds.ts'
import type { Portraits } from '#core/ports/portraits.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { photoAddress } from '../domain/account.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { ownAccount } from './own-account.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly portraits: Portraits
  readonly transaction: Transaction
}

/** Sets one's photo in place of the one before. */
export const makeSetPhoto = ({ accounts, portraits, transaction }: Dependencies) =>
  Effect.fn('accounts.set-photo')(function* (actor: Actor, { id, file }: { readonly id: string; readonly file: FileBody }) {
    yield* ownAccount(actor, id)
    const photo = { ...(yield* portraits.make(file.bytes)), name: generateToken() }
    yield* transaction(accounts.setPhoto(id, photo))
    return { avatar: photoAddress(photo.name) }
  })

export type SetPhoto = ReturnType<typeof makeSetPhoto>
export const SetPhoto = token<SetPhoto>('accounts/SetPhoto')
