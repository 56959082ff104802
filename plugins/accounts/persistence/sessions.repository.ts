import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Session } from '../domain/session.ts'
import type { SessionHolder, SessionRepository, PresentedSession } from '../domain/sessions.port.ts'
import { hashed, utc } from './columns.ts'

const columns = `id, account_id, generation, second_factor, device, ${utc('opened_at')}, ${utc('refreshed_at')}, ${utc('expires_at')}`

/** Reads session, account and grants in one statement, by primary keys. */
const holder = `select a.id account, s.id session, a.type, s.second_factor,
    coalesce((select jsonb_object_agg(g.facility_id, g.permissions) from access_grant g where g.account_id = a.id), '{}') perms
  from accounts_session s join accounts_account a on a.id = s.account_id where s.id = ? and s.ended_at is null and s.expires_at > ?`

/** Creates the PostgreSQL repository of sessions. */
export const makeSessionRepository = ({ db }: { readonly db: Db }): SessionRepository => ({
  add: ({ id, account_id, generation, second_factor, device, opened_at, refreshed_at, expires_at }, signature) =>
    Effect.asVoid(
      db.rows(
        `insert into accounts_session (id, account_id, token_hash, generation, second_factor, device, opened_at, refreshed_at, expires_at)
         values (?, ?, ${hashed}, ?, ?, ?, ?, ?, ?)`,
        [id, account_id, signature, generation, second_factor, device, opened_at, refreshed_at, expires_at],
      ),
    ),
  lock: (id, signature) =>
    db
      .rows<Session & Omit<PresentedSession, 'session'>>(
        `select ${columns}, ended_because end_reason,
             case ${hashed} when token_hash then 'current' when previous_hash then 'previous' else 'older' end token_age
             from accounts_session where id = ? for update`,
        [signature, id],
      )
      .pipe(
        Effect.map(([row]): PresentedSession | null => {
          if (!row) return null
          const { token_age, end_reason, ...session } = row
          return { session, token_age, end_reason }
        }),
      ),
  currentSignature: (id, signatures) =>
    db
      .rows<{ signature: string }>(
        `select signature from accounts_session s, jsonb_array_elements_text(?::jsonb) signature where s.id = ? and s.token_hash = sha256(convert_to(signature, 'UTF8'))`,
        [JSON.stringify(signatures), id],
      )
      .pipe(Effect.map(([found]) => found?.signature ?? null)),
  rotate: ({ id, generation, refreshed_at, expires_at }, signature) =>
    Effect.asVoid(
      db.rows(
        `update accounts_session set previous_hash = token_hash, token_hash = ${hashed}, generation = ?, refreshed_at = ?, expires_at = ? where id = ?`,
        [signature, generation, refreshed_at, expires_at, id],
      ),
    ),
  end: (id, reason, at) =>
    db
      .rows('update accounts_session set ended_at = ?, ended_because = ? where id = ? and ended_at is null returning 1', [at, reason, id])
      .pipe(Effect.map((rows) => rows.length > 0)),
  endAll: (accountId, reason, at, except) =>
    db
      .rows(
        `update accounts_session set ended_at = ?, ended_because = ? where account_id = ? and ended_at is null and id is distinct from ?::uuid returning 1`,
        [at, reason, accountId, except ?? null],
      )
      .pipe(Effect.map((rows) => rows.length)),
  activeOf: (accountId, now) =>
    db.rows<Session>(
      `select ${columns} from accounts_session s where s.account_id = ? and s.ended_at is null and s.expires_at > ? order by s.refreshed_at desc, s.id`,
      [accountId, now],
    ),
  isKnownDevice: (accountId, device) =>
    db
      .rows<{ known: boolean }>(`select coalesce(bool_or(device = ?), true) known from accounts_session where account_id = ?`, [
        device,
        accountId,
      ])
      .pipe(Effect.map(([row]) => row?.known ?? true)),
  markSecondFactor: (id) => Effect.asVoid(db.rows('update accounts_session set second_factor = true where id = ?', [id])),
  clearSecondFactor: (accountId) =>
    Effect.asVoid(db.rows('update accounts_session set second_factor = false where account_id = ?', [accountId])),
  holderOf: (id, now) => db.rows<SessionHolder>(holder, [id, now]).pipe(Effect.map(([found]) => found ?? null)),
  holderByToken: (id, signature, now, since) =>
    db
      .rows<SessionHolder>(`${holder} and (s.token_hash = ${hashed} or (s.previous_hash = ${hashed} and s.refreshed_at >= ?))`, [
        ...[id, now, signature, signature, since],
      ])
      .pipe(Effect.map(([found]) => found ?? null)),
})
