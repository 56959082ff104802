import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { storedTrace, withTrace } from '#core/kernel/trace.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { Db } from './unit-of-work.ts'

/** Enqueues mails as rows, in the transaction of the change that causes them; a server sends them after commit. */
export const makeMailQueue = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): MailQueue => ({
  enqueue: (...mails) => {
    if (mails.length === 0) return Effect.void
    const now = clock.now().toISOString()
    const rows = mails.map(({ to, language, template, values, attachments = [], unsubscribe = null, key }) => ({
      id: newId(),
      recipient: to,
      language,
      template,
      template_values: values,
      attachments,
      unsubscribe,
      once_key: key,
    }))
    return withTrace((trace) =>
      Effect.asVoid(
        db.rows(
          `with inserted as (
           insert into mail (id, recipient, language, template, template_values, attachments, unsubscribe, once_key, created_at, next_at, trace)
           select m.*, ?::timestamptz, ?::timestamptz, ? from jsonb_to_recordset(?::jsonb) as m (
             id uuid, recipient text, language text, template text, template_values jsonb, attachments jsonb, unsubscribe text, once_key text)
           on conflict (once_key) do nothing returning 1
         ) select notify_feed('mail') from inserted limit 1`,
          [now, now, storedTrace(trace), JSON.stringify(rows)],
        ),
      ),
    )
  },
})
