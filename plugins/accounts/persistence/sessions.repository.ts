import { Effect } from 'effect'
import { sha256 } from '#adapters/postgres/column-types.ts'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { type SessionHolder, SessionRepository, sessionsOf } from '../domain/sessions.port.ts'
import { SessionTable } from './tables.ts'

/** Reads session, account and grants in one statement, by primary keys. */
const holder = `select a.id account, s.id session, a.type, s.second_factor,
    coalesce((select jsonb_object_agg(g.facility_id, g.permissions) from access_grant g where g.account_id = a.id), '{}') perms
  from accounts_session s join accounts_account a on a.id = s.account_id where s.id = ? and s.ended_at is null and s.expires_at > ?`

/** Creates the PostgreSQL repository of sessions. */
export const makeSessionRepository = provide(
  SessionRepository,
  { db: Db },
  ({ db }): SessionRepository => ({
    ...sessionsOf(makeTableStore(db, SessionTable), sha256),
    activeAmong: (ids, now) =>
      db
        .rows<{ id: string }>(
          `select s.id from jsonb_array_elements_text(?::jsonb) given (id) join accounts_session s on s.id = given.id::uuid
         where s.ended_at is null and s.expires_at > ?`,
          [JSON.stringify(ids), now],
        )
        .pipe(Effect.map((rows) => rows.map(({ id }) => id))),
    isKnownDevice: (accountId, device) =>
      db
        .rows<{ known: boolean }>(`select coalesce(bool_or(device = ?), true) known from accounts_session where account_id = ?`, [
          device,
          accountId,
        ])
        .pipe(Effect.map(([row]) => row?.known ?? true)),
    holderOf: (id, now) => db.rows<SessionHolder>(holder, [id, now]).pipe(Effect.map(([found]) => found ?? null)),
    holderByToken: (id, signature, now, since) => {
      const hash = sha256(signature)
      return db
        .rows<SessionHolder>(`${holder} and (s.token_hash = ? or (s.previous_hash = ? and s.refreshed_at >= ?))`, [
          id,
          now,
          hash,
          hash,
          since,
        ])
        .pipe(Effect.map(([found]) => found ?? null))
    },
  }),
)
