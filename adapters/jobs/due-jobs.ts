import type { ClientBase } from 'pg'
import { lastDue } from '#core/plugin/due.ts'
import type { Job } from '#core/plugin/jobs.ts'
import { jobQueue } from './queues.ts'
import type { Enqueue } from './relay-events.ts'

/**
 * Enqueues the jobs that have become due since they were last enqueued, each once over all processes, whose clocks may differ.
 * A job that was missed while no process ran, or never ran in this database, is enqueued immediately.
 */
export const makeEnqueueDueJobs = (jobs: readonly Job[], enqueue: Enqueue) => {
  const lastEnqueued = new Map<string, number>()
  return async (client: ClientBase, now: Date): Promise<void> => {
    for (const job of jobs) {
      const due = lastDue(job.schedule, now)
      if (lastEnqueued.get(job.name) === due.getTime()) continue
      await client.query('begin')
      const { rowCount } = await client.query(
        'insert into job_due as d values ($1, $2) on conflict (job) do update set due_at = excluded.due_at where d.due_at < excluded.due_at',
        [job.name, due.toISOString()],
      )
      if (rowCount) await enqueue(client, jobQueue(job).name, [{}])
      await client.query('commit')
      lastEnqueued.set(job.name, due.getTime())
    }
  }
}
