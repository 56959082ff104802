import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { accountsApi } from '../contract/api.ts'
import { passkeyView } from '../domain/passkey-view.ts'
import { PasskeyRepository } from '../domain/passkeys.port.ts'

/** Lists the user's passkeys, the oldest first. */
export const ListPasskeys = handler(accountsApi.listPasskeys, { passkeyRepository: PasskeyRepository }, ({ passkeyRepository }) =>
  Effect.fn('accounts.list-passkeys')(function* (user) {
    return (yield* passkeyRepository.ofAccount(user.id)).map(passkeyView)
  }),
)
