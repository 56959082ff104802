import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'

/** Returns a photo by the random name in its URL; the name is the only protection. */
export const makeShowPhoto = ({ accounts }: { readonly accounts: AccountRepository }) =>
  Effect.fn('accounts.show-photo')(function* (_: Actor, { photo }: { readonly photo: string }) {
    const { mime, bytes } = yield* accounts.photo(photo)
    return { name: 'photo.webp', mime, bytes }
  })

export type ShowPhoto = ReturnType<typeof makeShowPhoto>
export const ShowPhoto = token<ShowPhoto>('accounts/ShowPhoto')
