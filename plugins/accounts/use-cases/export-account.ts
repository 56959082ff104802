import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly collect: CollectPersonalData
}

/** Exports all data stored about the user as an archive. */
export const makeExportAccount = ({ accounts, collect }: Dependencies) =>
  Effect.fn('accounts.export-account')(function* (actor: Actor, { id }: { readonly id: string }) {
    yield* requireOwnAccount(actor, id)
    const { email, language } = yield* accounts.byId(id)
    // Cannot fail: requireOwnAccount has checked that the data are the actor's own.
    return yield* collect(actor, { accountId: id, email, language }).pipe(Effect.catchTag('InsufficientPermissions', Effect.die))
  })

export type ExportAccount = ReturnType<typeof makeExportAccount>
export const ExportAccount = token<ExportAccount>('accounts/ExportAccount')
