/** Statistics of the outbox and of its queues; `dead`: failed permanently and needs an operator. */
export interface JobStats {
  /** Events that have not been relayed yet, and the age of the oldest one, in seconds. */
  readonly waitingEvents: number
  readonly oldestSeconds: number
  /** Queued reactions and jobs by name. */
  readonly work: readonly { readonly name: string; readonly waiting: number; readonly dead: number }[]
}

const eventsQuery = `select count(*)::int waiting, coalesce(extract(epoch from now() - min(happened_at)), 0)::float8 oldest,
    to_regclass('pgboss.job') is not null installed
  from outbox where relayed_at is null`

const workQuery = `select substr(queue, strpos(queue, '/') + 1) "name", count(*) filter (where not dead)::int waiting, count(*) filter (where dead)::int dead
  from (
    select case when name = 'dead' then source_name else name end queue, name = 'dead' or state = 'failed' dead from pgboss.job
     where (name = 'dead' and state < 'active') or (name ~ '^reaction/' and state < 'active') or (name ~ '^job/' and (state < 'active' or state = 'failed'))
  ) j group by 1 order by 1`

/** Reads the statistics; `work` is empty before a server has created the queue tables. */
export const readJobStats = async (rows: <Row extends object>(sql: string) => Promise<readonly Row[]>): Promise<JobStats> => {
  const [counts] = await rows<{ waiting: number; oldest: number; installed: boolean }>(eventsQuery)
  return {
    waitingEvents: counts?.waiting ?? 0,
    oldestSeconds: Math.max(0, counts?.oldest ?? 0),
    work: counts?.installed ? await rows(workQuery) : [],
  }
}
