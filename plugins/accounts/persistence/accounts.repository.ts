import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { Account } from '../domain/account.ts'
import { AccountNotFound, EmailTaken } from '../contract/errors.ts'
import type { AccountRepository, Photo } from '../domain/accounts.port.ts'
import { utc } from './columns.ts'

const columns = `id, email, password_hash, first_name, last_name, type, language, status, source, third_party_data, terms_version, photo, version,
  ${utc('created_at')}, ${utc('activated_at')}`

/** The unique constraint decides which of two accounts gets an e-mail address. */
const constraints = { accounts_account_email: EmailTaken }

/** Creates the PostgreSQL repository of accounts. Each change increments the account's version. */
export const makeAccountRepository = ({ db }: { readonly db: Db }): AccountRepository => {
  const set = (id: string, assignment: string, values: readonly unknown[]) =>
    Effect.asVoid(db.rows(`update accounts_account set ${assignment}, version = version + 1 where id = ?`, [...values, id]))
  const one = (where: string, value: string) => db.rows<Account>(`select ${columns} from accounts_account where ${where}`, [value])
  const byId = Effect.fn('accounts.by-id')(function* (id: string) {
    const [found] = yield* one('id = ?', id)
    return found ?? (yield* new AccountNotFound())
  })
  return {
    byId,
    byEmail: (email) => one('email = ?', email).pipe(Effect.map(([found]) => found ?? null)),
    add: (account) =>
      Effect.asVoid(
        db.guarded(constraints, (em) =>
          em.execute(
            `insert into accounts_account (id, email, password_hash, first_name, last_name, type, language, status, source, terms_version, created_at, activated_at, waits_since)
             values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
            [
              ...[account.id, account.email, account.password_hash, account.first_name, account.last_name, account.type, account.language],
              ...[account.status, account.source, account.terms_version, account.created_at, account.activated_at],
              account.status === 'registered' ? account.created_at : null,
            ],
          ),
        ),
      ),
    activate: (id, at) =>
      db
        .rows(
          `update accounts_account set status = 'active', activated_at = ?, waits_since = null, version = version + 1 where id = ? and status = 'registered' returning 1`,
          [at, id],
        )
        .pipe(Effect.map((rows) => rows.length > 0)),
    change: Effect.fn('accounts.change')(function* (id, { first_name = null, last_name = null, language = null }, version) {
      const [changed] = yield* db.rows<Account>(
        `update accounts_account set first_name = coalesce(?, first_name), last_name = coalesce(?, last_name), language = coalesce(?, language),
           version = version + 1 where id = ? and version = coalesce(?::int, version) returning ${columns}`,
        [first_name, last_name, language, id, version],
      )
      if (changed) return changed
      yield* byId(id)
      return yield* new VersionConflict()
    }),
    setPassword: (id, hash) => set(id, 'password_hash = ?', [hash]),
    setEmail: (id, email) =>
      Effect.asVoid(
        db.guarded(constraints, (em) =>
          em.execute('update accounts_account set email = ?, version = version + 1 where id = ?', [email, id]),
        ),
      ),
    setType: (id, type) => set(id, 'type = ?', [type]),
    setPhoto: Effect.fn('accounts.set-photo')(function* (id, photo) {
      if (photo)
        yield* db.query((em) =>
          em.execute(
            `insert into accounts_photo (account_id, mime, bytes) values (?, ?, decode(?, 'base64'))
             on conflict (account_id) do update set mime = excluded.mime, bytes = excluded.bytes`,
            [id, photo.mime, Buffer.from(photo.bytes).toString('base64')],
          ),
        )
      else yield* db.rows('delete from accounts_photo where account_id = ?', [id])
      yield* set(id, 'photo = ?', [photo?.name ?? null])
    }),
    photo: Effect.fn('accounts.photo')(function* (name) {
      const [found] = yield* db.rows<Photo>(
        'select p.mime, p.bytes from accounts_account a join accounts_photo p on p.account_id = a.id where a.photo = ?',
        [name],
      )
      return found ?? (yield* new AccountNotFound())
    }),
  }
}
