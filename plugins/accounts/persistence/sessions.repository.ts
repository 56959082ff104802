import { Effect } from 'effect'
import { sha256 } from '#adapters/postgres/column-types.ts'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { type SessionHolder, SessionRepository } from '../domain/sessions.port.ts'
import { SessionTable, toRow, toSession } from './session.table.ts'

/** Reads session, account and grants in one statement, by primary keys. */
const holder = `select a.id account, s.id session, a.type, s.second_factor,
    coalesce((select jsonb_object_agg(g.facility_id, g.permissions) from access_grant g where g.account_id = a.id), '{}') perms
  from accounts_session s join accounts_account a on a.id = s.account_id where s.id = ? and s.ended_at is null and s.expires_at > ?`

/** Creates the PostgreSQL repository of sessions. */
export const makeSessionRepository = provide(
  SessionRepository,
  { db: Db },
  ({ db }): SessionRepository => ({
    add: (session, signature) => Effect.asVoid(db.query((em) => em.create(SessionTable, toRow(session, signature)))),
    lock: Effect.fn('accounts.lock-session')(function* (id, signature) {
      const row = yield* db.query((em) => em.findOne(SessionTable, { id }, forUpdate))
      if (!row) return null
      const hash = sha256(signature)
      const token_age = hash === row.token_hash ? 'current' : hash === row.previous_hash ? 'previous' : 'older'
      return { session: toSession(row), token_age, end_reason: row.ended_because }
    }),
    currentSignature: (id, signatures) =>
      db
        .query((em) => em.findOne(SessionTable, { id }))
        .pipe(Effect.map((row) => signatures.find((signature) => sha256(signature) === row?.token_hash) ?? null)),
    rotate: ({ id, generation, refreshed_at, expires_at }, signature) =>
      Effect.asVoid(
        db.query(async (em) => {
          const row = await em.findOne(SessionTable, { id })
          if (row) em.assign(row, { generation, refreshed_at, expires_at, previous_hash: row.token_hash, token_hash: sha256(signature) })
        }),
      ),
    end: (id, reason, at) =>
      db
        .bulk((em) => em.nativeUpdate(SessionTable, { id, ended_at: null }, { ended_at: at, ended_because: reason }))
        .pipe(Effect.map((ended) => ended > 0)),
    endAll: (accountId, reason, at, except) =>
      db.bulk((em) =>
        em.nativeUpdate(
          SessionTable,
          { account_id: accountId, ended_at: null, ...(except !== undefined && { id: { $ne: except } }) },
          { ended_at: at, ended_because: reason },
        ),
      ),
    activeOf: (accountId, now) =>
      db
        .query((em) =>
          em.find(
            SessionTable,
            { account_id: accountId, ended_at: null, expires_at: { $gt: now } },
            { orderBy: [{ refreshed_at: 'desc' }, { id: 'asc' }] },
          ),
        )
        .pipe(Effect.map((rows) => rows.map(toSession))),
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
    markSecondFactor: (id) => Effect.asVoid(db.bulk((em) => em.nativeUpdate(SessionTable, { id }, { second_factor: true }))),
    clearSecondFactor: (accountId) =>
      Effect.asVoid(db.bulk((em) => em.nativeUpdate(SessionTable, { account_id: accountId }, { second_factor: false }))),
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
