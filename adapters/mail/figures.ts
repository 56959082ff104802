/** How mails stand. */
export interface MailFigures {
  /** To be sent, now or later, and how long the oldest of them has been waiting, in seconds. */
  readonly waiting: number
  readonly oldestSeconds: number
  /** Given up within the last week. */
  readonly givenUp: number
}

const figures = `select count(*) filter (where given_up_at is null)::int waiting, count(*) filter (where given_up_at > now() - interval '7 days')::int "givenUp",
    coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::float8 "oldestSeconds"
  from mail where sent_at is null`

/** Reads the figures. */
export const readMailFigures = async (rows: <Row extends object>(sql: string) => Promise<readonly Row[]>): Promise<MailFigures> => {
  const [told] = await rows<MailFigures>(figures)
  return { waiting: told?.waiting ?? 0, oldestSeconds: Math.max(0, told?.oldestSeconds ?? 0), givenUp: told?.givenUp ?? 0 }
}
