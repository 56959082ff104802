import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mailbox.ts'
import type { Db } from './unit-of-work.ts'

/** Mails as rows, written with the change that caused them; a server that listens sends them once they are committed. */
export const makeMailbox = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): MailQueue => ({
  enqueue: ({ to, language, template, values, attachments = [], unsubscribe = null, key }) => {
    const now = clock.now().toISOString()
    return Effect.asVoid(
      db.rows(
        `with kept as (
           insert into mail (id, recipient, language, template, template_values, attachments, unsubscribe, once_key, created_at, next_at)
           values (?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?) on conflict (once_key) do nothing returning 1
         ) select pg_notify('mail', '') from kept`,
        [newId(), to, language, template, JSON.stringify(values), JSON.stringify(attachments), unsubscribe, key, now, now],
      ),
    )
  },
})
