/** Statistics of the mail queue. */
export interface MailStats {
  /** Mails that are waiting, and the age of the oldest one, in seconds. */
  readonly waiting: number
  readonly oldestSeconds: number
  /** Mails that were given up within the last seven days. */
  readonly givenUp: number
}

// Sent mails are many: no part reads them. `materialized` keeps the oldest one from being looked for among all.
const statsQuery = `
with due as materialized (select created_at from mail where sent_at is null and given_up_at is null)
select (select count(*) from due)::int waiting,
  (select count(*) from mail where given_up_at > now() - interval '7 days' and sent_at is null)::int "givenUp",
  coalesce(extract(epoch from now() - (select min(created_at) from due)), 0)::float8 "oldestSeconds"`

/** Reads the statistics. */
export const readMailStats = async (rows: <Row extends object>(sql: string) => Promise<readonly Row[]>): Promise<MailStats> => {
  const [stats] = await rows<MailStats>(statsQuery)
  return { waiting: stats?.waiting ?? 0, oldestSeconds: Math.max(0, stats?.oldestSeconds ?? 0), givenUp: stats?.givenUp ?? 0 }
}
