import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { EmailTaken } from '../contract/errors.ts'
import { AccountRepository, accountsOf, BulkAccountRepository, type OldPhoto, OldPhotos } from '../domain/accounts.port.ts'
import { type AccountRow, AccountTable, toAccount, toRow } from './tables.ts'

/** The unique constraint decides which of two accounts gets an e-mail address. */
const constraints = { accounts_account_email: EmailTaken }

/** Creates the PostgreSQL repository of accounts. Each change locks the account and increments its version. */
export const makeAccountRepository = provide(AccountRepository, { db: Db }, ({ db }): AccountRepository => {
  /**
   * Loads and changes an account; `changes` returns `null` to leave it as it is. Returns `null` when it does not exist
   * or was not changed.
   */
  const save = (id: string, changes: (row: AccountRow) => Partial<AccountRow> | null) =>
    db.guarded(constraints, async (em) => {
      const row = await em.findOne(AccountTable, { id }, forUpdate)
      const changed = row && changes(row)
      return row && changed ? em.assign(row, { ...changed, version: row.version + 1 }) : null
    })
  const set = (id: string, changes: Omit<Partial<AccountRow>, 'email'>) => Effect.asVoid(Effect.orDie(save(id, () => changes)))
  const plain = accountsOf(makeTableStore(db, AccountTable, { toEntity: toAccount, toRow, constraints }))
  return {
    ...plain,
    renewRegistration: (email, registrant, at) =>
      db
        .query(async (em) => {
          const row = await em.findOne(AccountTable, { email, status: 'registered' }, forUpdate)
          return row && em.assign(row, { ...registrant, waits_since: at, version: row.version + 1 })
        })
        .pipe(Effect.map((row) => row && toAccount(row))),
    activate: (id, at) =>
      save(id, ({ status }) => (status === 'registered' ? { status: 'active', activated_at: at, waits_since: null } : null)).pipe(
        Effect.orDie,
        Effect.map((activated) => activated !== null),
      ),
    change: Effect.fn('accounts.change')(function* (id, { first_name, last_name, language }, version) {
      const changed = yield* Effect.orDie(
        save(id, (row) =>
          version === null || row.version === version
            ? { first_name: first_name ?? row.first_name, last_name: last_name ?? row.last_name, language: language ?? row.language }
            : null,
        ),
      )
      if (changed) return toAccount(changed)
      yield* plain.byId(id)
      return yield* new VersionConflict()
    }),
    setPassword: (id, hash) => set(id, { password_hash: hash, one_time_until: null, waits_since: null }),
    setEmail: (id, email) => Effect.asVoid(save(id, () => ({ email }))),
    setType: (id, type) => set(id, { type }),
    setPhoto: (id, name) =>
      db
        .rows<{ photo: string | null }>(
          `with before as (select id, photo from accounts_account where id = ? for update)
           update accounts_account a set photo = ?, version = a.version + 1 from before where a.id = before.id returning before.photo`,
          [id, name],
        )
        .pipe(Effect.map(([row]) => row?.photo ?? null)),
  }
})

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

const photos = `select a.id "accountId", a.photo "name", p.bytes webp from accounts_photo p join accounts_account a on a.id = p.account_id`

/** Creates the PostgreSQL repository of photos of earlier versions. */
export const makeOldPhotos = provide(OldPhotos, { db: Db }, ({ db }): OldPhotos => {
  const first = ([row]: readonly OldPhoto[]) => (row ? { ...row, webp: new Uint8Array(row.webp) } : null)
  return {
    byName: (name) => db.rows<OldPhoto>(`${photos} where a.photo = ?`, [name]).pipe(Effect.map(first)),
    lockNext: () =>
      db.rows<OldPhoto>(`${photos} where a.photo is not null order by a.id limit 1 for update skip locked`).pipe(Effect.map(first)),
    remove: (accountId) => Effect.asVoid(db.rows('delete from accounts_photo where account_id = ?', [accountId])),
  }
})
