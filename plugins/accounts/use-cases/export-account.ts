import { Effect } from 'effect'
import { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { handler } from '#core/plugin/handler.ts'
import { accountsApi } from '../contract/api.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'

/** Exports all data stored about the user as an archive. */
export const ExportAccount = handler(
  accountsApi.exportAccount,
  { accounts: AccountRepository, collect: CollectPersonalData },
  ({ accounts, collect }) =>
    Effect.fn('accounts.export-account')(function* (actor, { id }) {
      yield* requireOwnAccount(actor, id)
      const { email, language } = yield* accounts.byId(id)
      // Cannot fail: requireOwnAccount has checked that the data are the actor's own.
      return yield* collect(actor, { accountId: id, email, language }).pipe(Effect.catchTag('InsufficientPermissions', Effect.die))
    }),
)
