import type { ClientBase } from 'pg'
import type { MailAttachment } from '#core/ports/mail-queue.ts'
import type { MailContent } from '#core/ports/mail-renderer.ts'

/** Mail that this process has claimed exclusively until its lease expires. */
export interface ClaimedMail {
  readonly id: string
  readonly recipient: string | null
  readonly mail: MailContent
  readonly attachments: readonly MailAttachment[]
  readonly written: Date
  /** Number of attempts, including this one. */
  readonly attempts: number
  /** Trace that the delivery continues. */
  readonly trace: string | null
}

/** Result of an attempt; `nextAttemptAt`: `null` when the mail was given up. `error`: codes without personal data. */
export type AttemptResult = { readonly id: string } & (
  | { readonly sent: true }
  | { readonly sent: false; readonly error: string; readonly nextAttemptAt: Date | null }
)

/** Seconds until a claim expires; the sender renews it every third of that time. */
export const leaseSeconds = 60

interface Row {
  readonly id: string
  readonly recipient: string | null
  readonly language: MailContent['language']
  readonly template: MailContent['template']
  readonly values: MailContent['values']
  readonly attachments: readonly MailAttachment[]
  readonly unsubscribe: string | null
  readonly created_at: Date
  readonly attempts: number
  readonly trace: string | null
}

/** Claims up to `count` due mails that no other process has claimed. `own`: mails in progress here, excluded because the clock may jump. */
export const claimMails = async (client: ClientBase, now: Date, count: number, own: readonly string[]): Promise<readonly ClaimedMail[]> => {
  const { rows } = await client.query<Row>(
    `update mail m set claimed_until = $1::timestamptz + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
      from (select id from mail
             where sent_at is null and given_up_at is null and next_at <= $1 and (claimed_until is null or claimed_until <= $1)
               and id <> all($3::uuid[])
             order by next_at limit $2 for update skip locked) due
     where m.id = due.id
     returning m.id, recipient, language, template, template_values "values", attachments, unsubscribe, created_at, attempts, trace`,
    [now, count, own],
  )
  return rows.map(({ id, recipient, language, template, values, attachments, unsubscribe, created_at, attempts, trace }) => ({
    id,
    recipient,
    attachments,
    attempts,
    trace,
    written: created_at,
    mail: { language, template, values, ...(unsubscribe !== null && { unsubscribe }) },
  }))
}

/** Renews the claims on mails in progress. */
export const extendClaims = (client: ClientBase, now: Date, ids: readonly string[]) =>
  client.query(`update mail set claimed_until = $1::timestamptz + make_interval(secs => ${leaseSeconds}) where id = any($2::uuid[])`, [
    now,
    ids,
  ])

/** Records the result of an attempt. The content of a sent mail is deleted: its links are valid for its recipient only. */
export const recordResult = (client: ClientBase, now: Date, result: AttemptResult) =>
  result.sent
    ? client.query(
        `update mail set sent_at = $2, claimed_until = null, error = null, template_values = '{}', attachments = '[]', unsubscribe = null where id = $1`,
        [result.id, now],
      )
    : client.query(
        `update mail set claimed_until = null, error = $2, next_at = coalesce($3, next_at), given_up_at = case when $3::timestamptz is null then $4::timestamptz end
          where id = $1`,
        [result.id, result.error, result.nextAttemptAt, now],
      )
