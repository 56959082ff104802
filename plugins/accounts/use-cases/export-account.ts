import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'

/** Exports all data stored about the user as an archive. */
export const ExportAccount = define(
  'accounts/ExportAccount',
  { accounts: AccountRepository, collect: CollectPersonalData },
  ({ accounts, collect }) =>
    Effect.fn('accounts.export-account')(function* (actor: Actor, { id }: { readonly id: string }) {
      yield* requireOwnAccount(actor, id)
      const { email, language } = yield* accounts.byId(id)
      // Cannot fail: requireOwnAccount has checked that the data are the actor's own.
      return yield* collect(actor, { accountId: id, email, language }).pipe(Effect.catchTag('InsufficientPermissions', Effect.die))
    }),
)
