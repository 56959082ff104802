import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { ContactMessages } from '../domain/messages.port.ts'

/** Repository of messages in PostgreSQL. */
export const makeContactMessages = ({ db }: { readonly db: Db }): ContactMessages => ({
  add: ({ id, number, kind, name, email, phone, message, url, language, sent_at }) =>
    db
      .rows<{ id: string }>(
        `insert into contact_message (id, number, kind, name, email, phone, message, url, language, sent_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
        [id, number, kind, name, email, phone, message, url, language, sent_at],
      )
      .pipe(Effect.map((rows) => rows.length > 0)),
})
