import { PgBoss } from 'pg-boss'
import { deadQueue } from './queues.ts'

/** Moves all dead-lettered reactions back to their queues, with all retries again; returns their number. */
export const retryFailedReactions = async (url: string): Promise<number> => {
  const boss = new PgBoss({ connectionString: url, max: 1, migrate: false, supervise: false, schedule: false })
  // Errors are thrown by the calls themselves.
  boss.on('error', () => undefined)
  try {
    await boss.start()
    let retried = 0
    for (let moved = -1; moved !== 0; retried += moved) moved = await boss.redrive(deadQueue.name)
    return retried
  } finally {
    await boss.stop({ graceful: false })
  }
}
