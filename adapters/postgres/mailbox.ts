import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Mailbox } from '#core/ports/mailbox.ts'
import type { Db } from './unit-of-work.ts'

/** Mails as rows, written with the change that caused them. */
export const makeMailbox = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): Mailbox => ({
  post: ({ to, language, template, values, attachments = [], key }) =>
    Effect.asVoid(
      db.rows(
        `insert into mail (id, recipient, language, template, template_values, attachments, once_key, created_at)
         values (?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?) on conflict (once_key) do nothing`,
        [newId(), to, language, template, JSON.stringify(values), JSON.stringify(attachments), key, clock.now().toISOString()],
      ),
    ),
})
