import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { deadQueue, type QueueDefinition } from './queues.ts'

interface Dependencies {
  readonly url: string
  readonly queues: readonly QueueDefinition[]
  readonly onError: (error: unknown) => void
}

// A new pg-boss schema knows no earlier work, so that all events are relayed again; `outbox_delivery` skips those already delivered.
const relayEventsAgain = `do $$ begin
  if to_regclass('pgboss.version') is null then update outbox set relayed_at = null where relayed_at is not null; end if;
end $$`

/** Starts pg-boss: creates its tables in a schema of their own and updates its queues. Must run under the migration lock. */
export const startPgBoss = async ({ url, queues, onError }: Dependencies): Promise<PgBoss> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query(relayEventsAgain)
  } finally {
    await client.end()
  }
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    // Scheduling is ours (due-jobs.ts): by Warsaw time, with missed runs made up.
    schedule: false,
    useListenNotify: true,
    // With `heartbeatSeconds`, determines how soon the work of a killed process is taken over.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', onError)
  await boss.start()
  for (const { name, options } of [deadQueue, ...queues]) {
    await boss.createQueue(name, options)
    const { policy: _, ...changeable } = options
    await boss.updateQueue(name, changeable)
  }
  return boss
}
