import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { Db } from './unit-of-work.ts'

/** Enqueues mails as rows, in the transaction of the change that causes them; a server sends them after commit. */
export const makeMailQueue = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): MailQueue => ({
  enqueue: ({ to, language, template, values, attachments = [], unsubscribe = null, key }) => {
    const now = clock.now().toISOString()
    return Effect.asVoid(
      db.rows(
        `with inserted as (
           insert into mail (id, recipient, language, template, template_values, attachments, unsubscribe, once_key, created_at, next_at)
           values (?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?) on conflict (once_key) do nothing returning 1
         ) select pg_notify('mail', '') from inserted`,
        [newId(), to, language, template, JSON.stringify(values), JSON.stringify(attachments), unsubscribe, key, now, now],
      ),
    )
  },
})
