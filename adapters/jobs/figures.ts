/** How the outbox and its work stand; `dead`: failed for the last time, to be looked at by people. */
export interface JobFigures {
  /** Events that no server has relayed yet, and how long the oldest of them waits, in seconds. */
  readonly waitingEvents: number
  readonly oldestSeconds: number
  /** Reactions and jobs by name. */
  readonly work: readonly { readonly name: string; readonly waiting: number; readonly dead: number }[]
}

const events = `select count(*)::int waiting, coalesce(extract(epoch from now() - min(happened_at)), 0)::float8 oldest,
    to_regclass('pgboss.job') is not null installed
  from outbox where relayed_at is null`

const work = `select substr(queue, strpos(queue, '/') + 1) "name", count(*) filter (where not dead)::int waiting, count(*) filter (where dead)::int dead
  from (
    select case when name = 'dead' then source_name else name end queue, name = 'dead' or state = 'failed' dead from pgboss.job
     where (name = 'dead' and state < 'active') or (name ~ '^reaction/' and state < 'active') or (name ~ '^job/' and (state < 'active' or state = 'failed'))
  ) j group by 1 order by 1`

/** Reads the figures; before the first server ran there is no work. */
export const readJobFigures = async (rows: <Row extends object>(sql: string) => Promise<readonly Row[]>): Promise<JobFigures> => {
  const [told] = await rows<{ waiting: number; oldest: number; installed: boolean }>(events)
  return {
    waitingEvents: told?.waiting ?? 0,
    oldestSeconds: Math.max(0, told?.oldest ?? 0),
    work: told?.installed ? await rows(work) : [],
  }
}
