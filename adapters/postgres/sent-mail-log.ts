import { Effect } from 'effect'
import type { LoggedMail, SentMailLog } from '#core/ports/sent-mail-log.ts'
import type { Db } from './unit-of-work.ts'

type Row = Omit<LoggedMail, 'mail'> & LoggedMail['mail'] & { readonly unsubscribe: string | null }

const columns = `id, recipient "to", language, template, template_values "values", attachments, unsubscribe, attempts, error,
  to_json(created_at at time zone 'utc')#>>'{}' || 'Z' written_at, to_json(sent_at at time zone 'utc')#>>'{}' || 'Z' sent_at,
  to_json(given_up_at at time zone 'utc')#>>'{}' || 'Z' given_up_at, to_json(next_at at time zone 'utc')#>>'{}' || 'Z' next_at`

const toLoggedMail = ({ language, template, values, unsubscribe, ...row }: Row): LoggedMail => ({
  ...row,
  mail: { language, template, values, ...(unsubscribe !== null && { unsubscribe }) },
})

/** Reads the log of mails. */
export const makeSentMailLog = ({ db }: { readonly db: Db }): SentMailLog => ({
  newest: (to) =>
    Effect.map(
      db.rows<Row>(`select ${columns} from mail where ?::text is null or lower(recipient) = lower(?) order by id desc limit 100`, [
        to ?? null,
        to ?? null,
      ]),
      (rows) => rows.map(toLoggedMail),
    ),
  find: (id) => Effect.map(db.rows<Row>(`select ${columns} from mail where id = ?`, [id]), ([row]) => (row ? toLoggedMail(row) : null)),
})
