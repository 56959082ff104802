import { Effect } from 'effect'
import type { Mail, MailQueue } from '#core/ports/mail-queue.ts'
import { makeList } from './recoverable.ts'

/** Creates a mail queue that collects mails in `sent`, the first of each key only. */
export const makeMailQueue = () => {
  const { items: sent, snapshot } = makeList<Mail>()
  return {
    enqueue: (...mails) =>
      Effect.sync(() => {
        for (const mail of mails) if (!sent.some(({ key }) => key === mail.key)) sent.push(mail)
      }),
    sent,
    snapshot,
  } satisfies MailQueue & Record<string, unknown>
}
