import type { ClientBase } from 'pg'
import { lastDue } from '#core/plugin/due.ts'
import type { Job } from '#core/plugin/jobs.ts'
import { jobQueue } from './queues.ts'
import type { Send } from './relay.ts'

/**
 * Sends the jobs that have come due since they were last sent, each once over all processes, whose clocks may differ. One that was due while
 * nobody lived is sent now; one that was never due in this database too.
 */
export const makeDueSender = (jobs: readonly Job[], send: Send) => {
  const sent = new Map<string, number>()
  return async (client: ClientBase, now: Date): Promise<void> => {
    for (const job of jobs) {
      const due = lastDue(job.schedule, now)
      if (sent.get(job.name) === due.getTime()) continue
      await client.query('begin')
      const { rowCount } = await client.query(
        'insert into job_due as d values ($1, $2) on conflict (job) do update set due_at = excluded.due_at where d.due_at < excluded.due_at',
        [job.name, due.toISOString()],
      )
      if (rowCount) await send(client, jobQueue(job).name, [{}])
      await client.query('commit')
      sent.set(job.name, due.getTime())
    }
  }
}
