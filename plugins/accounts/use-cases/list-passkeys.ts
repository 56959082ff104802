import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import { passkeyView } from '../domain/passkey-view.ts'
import type { PasskeyStore } from '../domain/passkeys.port.ts'

/** One's own passkeys, the oldest first. */
export const makeListPasskeys = ({ kept }: { readonly kept: PasskeyStore }) =>
  Effect.fn('accounts.list-passkeys')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    return (yield* kept.of(user.id)).map(passkeyView)
  })

export type ListPasskeys = ReturnType<typeof makeListPasskeys>
export const ListPasskeys = token<ListPasskeys>('accounts/ListPasskeys')
