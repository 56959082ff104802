import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { deadQueue, type QueuePlan } from './queues.ts'

interface Dependencies {
  readonly url: string
  readonly queues: readonly QueuePlan[]
  readonly onError: (error: unknown) => void
}

// A library that is set up anew knows nothing of what was relayed to the one before; what was delivered is noted by us.
const relayAgain = `do $$ begin
  if to_regclass('pgboss.version') is null then update outbox set relayed_at = null where relayed_at is not null; end if;
end $$`

/** Brings the job library up with its tables, in a schema of their own, and with its queues as they are planned now. To be run under the lock of the database's shape. */
export const openBoss = async ({ url, queues, onError }: Dependencies): Promise<PgBoss> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query(relayAgain)
  } finally {
    await client.end()
  }
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    // What is due by Warsaw's clock, and was while nobody lived, is told by us.
    schedule: false,
    useListenNotify: true,
    // With the silence of a queue: how long the work of a killed process waits for another.
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
