import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { ContactMessages } from '../domain/messages.port.ts'
import { ContactMessageTable, toRow } from './message.table.ts'

/** Repository of messages in PostgreSQL. */
export const makeContactMessages = provide(
  ContactMessages,
  { db: Db },
  ({ db }): ContactMessages => ({
    add: (message) =>
      db
        .bulk((em) =>
          em.createQueryBuilder(ContactMessageTable).insert(toRow(message)).onConflict('id').ignore().returning('id').execute('all'),
        )
        .pipe(Effect.map((added) => added.length > 0)),
  }),
)
