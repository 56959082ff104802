import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Accounts, KnownAccount } from '../contract/questions.ts'

/** What other plugins may know of accounts, from PostgreSQL. */
export const makeKnownAccounts = ({ db }: { readonly db: Db }): Accounts => ({
  byIds: (ids) =>
    db.rows<KnownAccount>(
      'select a.id, a.email, a.first_name, a.last_name, a.language from jsonb_array_elements_text(?::jsonb) asked (id) join accounts_account a on a.id = asked.id::uuid',
      [JSON.stringify(ids)],
    ),
})
