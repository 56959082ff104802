import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { passkeyView } from '../domain/passkey-view.ts'
import { PasskeyRepository } from '../domain/passkeys.port.ts'

/** Lists the user's passkeys, the oldest first. */
export const ListPasskeys = define('accounts/ListPasskeys', { passkeyRepository: PasskeyRepository }, ({ passkeyRepository }) =>
  Effect.fn('accounts.list-passkeys')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    return (yield* passkeyRepository.ofAccount(user.id)).map(passkeyView)
  }),
)
