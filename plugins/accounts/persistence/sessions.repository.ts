import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Session } from '../domain/session.ts'
import type { Holder, Sessions, Shown } from '../domain/sessions.port.ts'
import { hashed, utc } from './columns.ts'

const columns = `id, account_id, generation, second_factor, device, ${utc('opened_at')}, ${utc('refreshed_at')}, ${utc('expires_at')}`

/** Session, account and grants in one statement, by primary keys. */
const holder = `select a.id account, s.id session, a.type, s.second_factor,
    coalesce((select jsonb_object_agg(g.facility_id, g.permissions) from access_grant g where g.account_id = a.id), '{}') perms
  from accounts_session s join accounts_account a on a.id = s.account_id where s.id = ? and s.ended_at is null and s.expires_at > ?`

/** Sessions in PostgreSQL. */
export const makeSessions = ({ db }: { readonly db: Db }): Sessions => ({
  add: ({ id, account_id, generation, second_factor, device, opened_at, refreshed_at, expires_at }, seal) =>
    Effect.asVoid(
      db.rows(
        `insert into accounts_session (id, account_id, token_hash, generation, second_factor, device, opened_at, refreshed_at, expires_at)
         values (?, ?, ${hashed}, ?, ?, ?, ?, ?, ?)`,
        [id, account_id, seal, generation, second_factor, device, opened_at, refreshed_at, expires_at],
      ),
    ),
  hold: (id, seal) =>
    db
      .rows<Session & Omit<Shown, 'session'>>(
        `select ${columns}, ended_because because,
             case ${hashed} when token_hash then 'current' when previous_hash then 'previous' else 'older' end which
             from accounts_session where id = ? for update`,
        [seal, id],
      )
      .pipe(
        Effect.map(([row]): Shown | null => {
          if (!row) return null
          const { which, because, ...session } = row
          return { session, which, because }
        }),
      ),
  currentOf: (id, seals) =>
    db
      .rows<{ seal: string }>(
        `select seal from accounts_session s, jsonb_array_elements_text(?::jsonb) seal where s.id = ? and s.token_hash = sha256(convert_to(seal, 'UTF8'))`,
        [JSON.stringify(seals), id],
      )
      .pipe(Effect.map(([found]) => found?.seal ?? null)),
  rotate: ({ id, generation, refreshed_at, expires_at }, seal) =>
    Effect.asVoid(
      db.rows(
        `update accounts_session set previous_hash = token_hash, token_hash = ${hashed}, generation = ?, refreshed_at = ?, expires_at = ? where id = ?`,
        [seal, generation, refreshed_at, expires_at, id],
      ),
    ),
  end: (id, because, at) =>
    db
      .rows('update accounts_session set ended_at = ?, ended_because = ? where id = ? and ended_at is null returning 1', [at, because, id])
      .pipe(Effect.map((rows) => rows.length > 0)),
  endAll: (accountId, because, at, except) =>
    db
      .rows(
        `update accounts_session set ended_at = ?, ended_because = ? where account_id = ? and ended_at is null and id is distinct from ?::uuid returning 1`,
        [at, because, accountId, except ?? null],
      )
      .pipe(Effect.map((rows) => rows.length)),
  of: (accountId, now) =>
    db.rows<Session>(
      `select ${columns} from accounts_session s where s.account_id = ? and s.ended_at is null and s.expires_at > ? order by s.refreshed_at desc, s.id`,
      [accountId, now],
    ),
  knows: (accountId, device) =>
    db
      .rows<{ known: boolean }>(`select coalesce(bool_or(device = ?), true) known from accounts_session where account_id = ?`, [
        device,
        accountId,
      ])
      .pipe(Effect.map(([row]) => row?.known ?? true)),
  showFactor: (id) => Effect.asVoid(db.rows('update accounts_session set second_factor = true where id = ?', [id])),
  forgetFactor: (accountId) =>
    Effect.asVoid(db.rows('update accounts_session set second_factor = false where account_id = ?', [accountId])),
  holderOf: (id, now) => db.rows<Holder>(holder, [id, now]).pipe(Effect.map(([found]) => found ?? null)),
  holderByToken: (id, seal, now, since) =>
    db
      .rows<Holder>(`${holder} and (s.token_hash = ${hashed} or (s.previous_hash = ${hashed} and s.refreshed_at >= ?))`, [
        ...[id, now, seal, seal, since],
      ])
      .pipe(Effect.map(([found]) => found ?? null)),
})
