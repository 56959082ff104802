import type { ClientBase } from 'pg'
import type { MailAttachment } from '#core/ports/mailbox.ts'
import type { UnwrittenMail } from '#core/ports/mail-renderer.ts'

/** A mail that this process has to itself for as long as its lease lasts. */
export interface ClaimedMail {
  readonly id: string
  readonly recipient: string | null
  readonly mail: UnwrittenMail
  readonly attachments: readonly MailAttachment[]
  readonly written: Date
  /** This try included. */
  readonly attempts: number
}

/** How a try ended; `again`: when it comes next, `null` given up. `error`: codes, nothing of a person. */
export type Ended = { readonly id: string } & (
  | { readonly sent: true }
  | { readonly sent: false; readonly error: string; readonly again: Date | null }
)

/** Seconds after which a mail that nobody speaks for is another's; whoever sends it renews that every third of it. */
export const leaseSeconds = 60

interface Row {
  readonly id: string
  readonly recipient: string | null
  readonly language: UnwrittenMail['language']
  readonly template: UnwrittenMail['template']
  readonly values: UnwrittenMail['values']
  readonly attachments: readonly MailAttachment[]
  readonly unsubscribe: string | null
  readonly created_at: Date
  readonly attempts: number
}

/** Takes so many mails that are due, that no other process has and that are none of `own`: a clock may be put forward. */
export const claimMails = async (client: ClientBase, now: Date, count: number, own: readonly string[]): Promise<readonly ClaimedMail[]> => {
  const { rows } = await client.query<Row>(
    `update mail m set claimed_until = $1::timestamptz + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
      from (select id from mail
             where sent_at is null and given_up_at is null and next_at <= $1 and (claimed_until is null or claimed_until <= $1)
               and id <> all($3::uuid[])
             order by next_at limit $2 for update skip locked) due
     where m.id = due.id
     returning m.id, recipient, language, template, template_values "values", attachments, unsubscribe, created_at, attempts`,
    [now, count, own],
  )
  return rows.map(({ id, recipient, language, template, values, attachments, unsubscribe, created_at, attempts }) => ({
    ...{ id, recipient, attachments, attempts, written: created_at },
    mail: { language, template, values, ...(unsubscribe !== null && { unsubscribe }) },
  }))
}

/** Keeps mails that are being sent from others for another lease. */
export const renewClaims = (client: ClientBase, now: Date, ids: readonly string[]) =>
  client.query(`update mail set claimed_until = $1::timestamptz + make_interval(secs => ${leaseSeconds}) where id = any($2::uuid[])`, [
    now,
    ids,
  ])

/** Writes down how a try ended. Of a letter that was taken the words are let go: its links open what belongs to its reader alone. */
export const settleMail = (client: ClientBase, now: Date, ended: Ended) =>
  ended.sent
    ? client.query(
        `update mail set sent_at = $2, claimed_until = null, error = null, template_values = '{}', attachments = '[]', unsubscribe = null where id = $1`,
        [ended.id, now],
      )
    : client.query(
        `update mail set claimed_until = null, error = $2, next_at = coalesce($3, next_at), given_up_at = case when $3::timestamptz is null then $4::timestamptz end
          where id = $1`,
        [ended.id, ended.error, ended.again, now],
      )
