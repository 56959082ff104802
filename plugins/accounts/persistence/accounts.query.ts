import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import {
  type AccountContact,
  type AccountOrigin,
  AccountOrigins,
  type AccountStanding,
  AccountStandings,
  Accounts,
  SupportAccounts,
} from '../contract/queries.ts'

/** Creates the account queries for other plugins. */
export const makeAccounts = provide(
  Accounts,
  { db: Db },
  ({ db }): Accounts => ({
    byIds: (ids) =>
      db.rows<AccountContact>(
        'select a.id, a.email, a.first_name, a.last_name, a.language from jsonb_array_elements_text(?::jsonb) requested (id) join accounts_account a on a.id = requested.id::uuid',
        [JSON.stringify(ids)],
      ),
  }),
)

/** Creates the query for the accounts of support. */
export const makeSupportAccounts = provide(
  SupportAccounts,
  { db: Db },
  ({ db }): SupportAccounts => ({
    list: () =>
      db.rows<AccountContact>(
        `select id, email, first_name, last_name, language from accounts_account where type = 'support' and status = 'active' order by id`,
      ),
  }),
)

const standing = `select a.id, a.email, a.first_name, a.last_name, a.language, a.type, (a.status = 'active' and a.one_time_until is null) confirmed`

/** Creates the queries about what accounts may be given. */
export const makeAccountStandings = provide(
  AccountStandings,
  { db: Db },
  ({ db }): AccountStandings => ({
    ofIds: (ids) =>
      db.rows<AccountStanding>(
        `${standing} from jsonb_array_elements_text(?::jsonb) requested (id) join accounts_account a on a.id = requested.id::uuid`,
        [JSON.stringify(ids)],
      ),
    ofEmails: (emails) =>
      db.rows<AccountStanding>(
        `${standing} from jsonb_array_elements_text(?::jsonb) requested (email) join accounts_account a on a.email = requested.email`,
        [JSON.stringify([...new Set(emails.map(normalizeEmail))])],
      ),
  }),
)

const originColumns = 'a.id, a.email, a.first_name, a.last_name, a.source, a.third_party_data'

/** Creates the queries about the origin of accounts. */
export const makeAccountOrigins = provide(
  AccountOrigins,
  { db: Db },
  ({ db }): AccountOrigins => ({
    originsOf: (ids) =>
      db.rows<AccountOrigin>(
        `select ${originColumns} from jsonb_array_elements_text(?::jsonb) requested (id) join accounts_account a on a.id = requested.id::uuid`,
        [JSON.stringify(ids)],
      ),
    originOfEmail: (email) =>
      Effect.map(
        db.rows<AccountOrigin>(`select ${originColumns} from accounts_account a where a.email = ?`, [normalizeEmail(email)]),
        ([row]) => row ?? null,
      ),
    idsNamed: (words) =>
      Effect.map(
        db.rows<{ id: string }>(
          `select id from accounts_account where accounts_name_words(first_name, last_name) @@ to_tsquery('simple', ?) order by id limit 200`,
          [words.map((word) => `${word}:*`).join(' & ')],
        ),
        (rows) => rows.map(({ id }) => id),
      ),
  }),
)
