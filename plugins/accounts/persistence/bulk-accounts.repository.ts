import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { BulkAccountRepository } from '../domain/bulk-accounts.port.ts'

/** Creates the bulk insert of accounts: one statement per batch; accounts whose address is taken are skipped. */
export const makeBulkAccountRepository = provide(
  BulkAccountRepository,
  { db: Db },
  ({ db }): BulkAccountRepository => ({
    add: (accounts, passwordHash, at) =>
      Effect.asVoid(
        db.rows(
          `insert into accounts_account (id, email, password_hash, first_name, last_name, language, status, source, created_at, activated_at)
         select id, email, ?, first_name, last_name, 'pl', 'active', 'scale', ?::timestamptz, ?::timestamptz
           from jsonb_to_recordset(?::jsonb) generated (id uuid, email text, first_name text, last_name text) on conflict do nothing`,
          [passwordHash, at, at, JSON.stringify(accounts)],
        ),
      ),
    refreshStatistics: () => Effect.asVoid(db.rows('analyze accounts_account')),
  }),
)
