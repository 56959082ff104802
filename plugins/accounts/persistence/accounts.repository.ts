import { Effect } from 'effect'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { AccountNotFound, EmailTaken } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { type AccountRow, AccountTable, toAccount, toRow } from './account.table.ts'

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
  const byId = Effect.fn('accounts.by-id')(function* (id: string) {
    const row = yield* db.query((em) => em.findOne(AccountTable, { id }))
    return row ? toAccount(row) : yield* new AccountNotFound()
  })
  return {
    byId,
    byEmail: (email) => db.query((em) => em.findOne(AccountTable, { email })).pipe(Effect.map((row) => row && toAccount(row))),
    lock: Effect.fn('accounts.lock')(function* (id) {
      const row = yield* db.query((em) => em.findOne(AccountTable, { id }, forUpdate))
      return row ? toAccount(row) : yield* new AccountNotFound()
    }),
    renewRegistration: (email, registrant, at) =>
      db
        .query(async (em) => {
          const row = await em.findOne(AccountTable, { email, status: 'registered' }, forUpdate)
          return row && em.assign(row, { ...registrant, waits_since: at, version: row.version + 1 })
        })
        .pipe(Effect.map((row) => row && toAccount(row))),
    removeUnactivated: (email) => Effect.asVoid(db.bulk((em) => em.nativeDelete(AccountTable, { email, status: 'registered' }))),
    add: (account) => Effect.asVoid(db.guarded(constraints, (em) => em.create(AccountTable, toRow(account)))),
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
      yield* byId(id)
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
    hasPhoto: (name) => db.rows('select 1 from accounts_account where photo = ?', [name]).pipe(Effect.map((rows) => rows.length > 0)),
  }
})
