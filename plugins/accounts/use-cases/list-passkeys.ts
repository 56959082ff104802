import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import { passkeyView } from '../domain/passkey-view.ts'
import type { PasskeyRepository } from '../domain/passkeys.port.ts'

/** Lists the user's passkeys, the oldest first. */
export const makeListPasskeys = ({ passkeyRepository }: { readonly passkeyRepository: PasskeyRepository }) =>
  Effect.fn('accounts.list-passkeys')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    return (yield* passkeyRepository.ofAccount(user.id)).map(passkeyView)
  })

export type ListPasskeys = ReturnType<typeof makeListPasskeys>
export const ListPasskeys = token<ListPasskeys>('accounts/ListPasskeys')
