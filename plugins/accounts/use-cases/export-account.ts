import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { ownAccount } from './own-account.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly collect: CollectPersonalData
}

/** All that is kept about the one who asks, as an archive. */
export const makeExportAccount = ({ accounts, collect }: Dependencies) =>
  Effect.fn('accounts.export-account')(function* (actor: Actor, { id }: { readonly id: string }) {
    yield* ownAccount(actor, id)
    const { email, language } = yield* accounts.byId(id)
    // One's own data are never refused: whose account it is was asked above.
    return yield* collect(actor, { accountId: id, email, language }).pipe(Effect.catchTag('InsufficientPermissions', Effect.die))
  })

export type ExportAccount = ReturnType<typeof makeExportAccount>
export const ExportAccount = token<ExportAccount>('accounts/ExportAccount')
