import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { AccountStore } from '../domain/accounts.port.ts'

/** A photo by the word in its address, which only those know to whom it is shown. */
export const makeShowPhoto = ({ accounts }: { readonly accounts: AccountStore }) =>
  Effect.fn('accounts.show-photo')(function* (_: Actor, { photo }: { readonly photo: string }) {
    const { mime, bytes } = yield* accounts.photo(photo)
    return { name: 'photo.webp', mime, bytes }
  })

export type ShowPhoto = ReturnType<typeof makeShowPhoto>
export const ShowPhoto = token<ShowPhoto>('accounts/ShowPhoto')
