import { PgBoss } from 'pg-boss'
import { deadQueue } from './queues.ts'

/** Sends all reactions that were given up back to be tried again, from the beginning of their patience; gives how many. */
export const reviveDead = async (url: string): Promise<number> => {
  const boss = new PgBoss({ connectionString: url, max: 1, migrate: false, supervise: false, schedule: false })
  // A failure comes out of the call that met it.
  boss.on('error', () => undefined)
  try {
    await boss.start()
    let revived = 0
    for (let moved = -1; moved !== 0; revived += moved) moved = await boss.redrive(deadQueue.name)
    return revived
  } finally {
    await boss.stop({ graceful: false })
  }
}
