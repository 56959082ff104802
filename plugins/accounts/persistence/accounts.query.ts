import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Accounts, AccountContact } from '../contract/queries.ts'

/** Creates the account queries for other plugins. */
export const makeAccounts = ({ db }: { readonly db: Db }): Accounts => ({
  byIds: (ids) =>
    db.rows<AccountContact>(
      'select a.id, a.email, a.first_name, a.last_name, a.language from jsonb_array_elements_text(?::jsonb) requested (id) join accounts_account a on a.id = requested.id::uuid',
      [JSON.stringify(ids)],
    ),
})
