import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { ContactMessages } from '../domain/messages.port.ts'
import { ContactMessageTable, toRow } from './message.table.ts'

/** Repository of messages in PostgreSQL. */
export const makeContactMessages = ({ db }: { readonly db: Db }): ContactMessages => ({
  add: (message) =>
    db
      .bulk((em) =>
        em.createQueryBuilder(ContactMessageTable).insert(toRow(message)).onConflict('id').ignore().returning('id').execute('all'),
      )
      .pipe(Effect.map((added) => added.length > 0)),
})
