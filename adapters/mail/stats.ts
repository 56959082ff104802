/** Statistics of the mail queue. */
export interface MailStats {
  /** Mails that are waiting, and the age of the oldest one, in seconds. */
  readonly waiting: number
  readonly oldestSeconds: number
  /** Mails that were given up within the last seven days. */
  readonly givenUp: number
}

const statsQuery = `select count(*) filter (where given_up_at is null)::int waiting, count(*) filter (where given_up_at > now() - interval '7 days')::int "givenUp",
    coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::float8 "oldestSeconds"
  from mail where sent_at is null`

/** Reads the statistics. */
export const readMailStats = async (rows: <Row extends object>(sql: string) => Promise<readonly Row[]>): Promise<MailStats> => {
  const [stats] = await rows<MailStats>(statsQuery)
  return { waiting: stats?.waiting ?? 0, oldestSeconds: Math.max(0, stats?.oldestSeconds ?? 0), givenUp: stats?.givenUp ?? 0 }
}
