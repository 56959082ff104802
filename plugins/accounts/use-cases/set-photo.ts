import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { FileBody } from '#core/plugin/body-types.ts'
import type { ProfilePhotos } from '#core/ports/profile-photos.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { photoUrl } from '../domain/account.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly portraits: ProfilePhotos
  readonly transaction: Transaction
}

/** Replaces the user's photo. */
export const makeSetPhoto = ({ accounts, portraits, transaction }: Dependencies) =>
  Effect.fn('accounts.set-photo')(function* (actor: Actor, { id, file }: { readonly id: string; readonly file: FileBody }) {
    yield* requireOwnAccount(actor, id)
    const photo = { ...(yield* portraits.create(file.bytes)), name: generateToken() }
    yield* transaction(accounts.setPhoto(id, photo))
    return { avatar: photoUrl(photo.name) }
  })

export type SetPhoto = ReturnType<typeof makeSetPhoto>
export const SetPhoto = token<SetPhoto>('accounts/SetPhoto')
