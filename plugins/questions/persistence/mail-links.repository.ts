import { Effect } from 'effect'
import { sha256 } from '#adapters/postgres/column-types.ts'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { MailLink } from '../domain/mail-link.ts'
import { MailLinks } from '../domain/mail-links.port.ts'
import { AddressTable, LinkTable } from './tables.ts'

/** Creates the PostgreSQL repository of links in mails. */
export const makeMailLinks = provide(MailLinks, { db: Db }, ({ db }): MailLinks => {
  const find = Effect.fn('questions.find-link')(function* (token: string, options: object = {}) {
    const row = yield* db.query((em) => em.findOne(LinkTable, { token_hash: sha256(token) }, options))
    if (!row) return null
    const { token_hash: _, ...link } = row
    return link satisfies MailLink
  })
  return {
    lockAddress: Effect.fn('questions.lock-address')(function* (address) {
      yield* db.rows(`insert into questions_address (address) values (?::bytea) on conflict do nothing returning 1`, [address])
      const row = yield* db.query((em) => em.findOne(AddressTable, { address }, forUpdate))
      return row ? { ...row } : { address, stopped: false, day: '', mails: 0 }
    }),
    saveAddress: ({ address, ...values }) => Effect.asVoid(db.bulk((em) => em.nativeUpdate(AddressTable, { address }, values))),
    byToken: (token) => find(token),
    lockByToken: (token) => find(token, forUpdate),
    hasOpen: (threadId, address, at) =>
      db
        .rows<{ one: number }>(
          `select 1 one from questions_link where thread_id = ? and address = ?::bytea and answered_at is null and (expires_at is null or expires_at > ?) limit 1`,
          [threadId, address, at],
        )
        .pipe(Effect.map((rows) => rows.length > 0)),
    add: (link, token) =>
      Effect.asVoid(db.query((em) => em.create(LinkTable, { ...link, token_hash: token === null ? null : sha256(token) }))),
    send: (id, token, expiresAt) =>
      Effect.asVoid(db.bulk((em) => em.nativeUpdate(LinkTable, { id }, { token_hash: sha256(token), expires_at: expiresAt }))),
    save: ({ id, ...link }) => Effect.asVoid(db.bulk((em) => em.nativeUpdate(LinkTable, { id }, link))),
    remove: (ids) => Effect.asVoid(db.bulk((em) => em.nativeDelete(LinkTable, { id: { $in: [...ids] } }))),
    waitingAddresses: () =>
      db
        .rows<{ address: string }>(
          'select address::text address from questions_link where token_hash is null group by questions_link.address order by min(created_at)',
        )
        .pipe(Effect.map((rows) => rows.map(({ address }) => address))),
    waitingOf: (address, limit) =>
      db.rows<MailLink & { readonly facility_id: string }>(
        `select l.id, l.thread_id, l.address::text address, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') created_at,
           null expires_at, null answered_at, null message_id, t.facility_id
           from questions_link l join questions_thread t on t.id = l.thread_id
          where l.token_hash is null and l.address = ?::bytea order by l.created_at, l.id limit ?`,
        [address, limit],
      ),
  }
})
