import { Effect } from 'effect'
import { sha256 } from '#adapters/postgres/column-types.ts'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { MailLink } from '../domain/mail-link.ts'
import { MailLinks, mailLinksOf } from '../domain/mail-links.port.ts'
import { AddressTable, LinkTable } from './tables.ts'

/** Creates the PostgreSQL repository of links in mails. */
export const makeMailLinks = provide(MailLinks, { db: Db }, ({ db }): MailLinks => {
  const addresses = makeTableStore(db, AddressTable)
  return {
    ...mailLinksOf(makeTableStore(db, LinkTable), addresses, sha256),
    lockAddress: Effect.fn('questions.lock-address')(function* (address) {
      yield* db.rows(`insert into questions_address (address) values (?::bytea) on conflict do nothing returning 1`, [address])
      return (yield* addresses.lock(address)) ?? { address, stopped: false, day: '', mails: 0 }
    }),
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
