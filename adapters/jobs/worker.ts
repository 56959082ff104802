import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { JobPayload } from './queues.ts'

/** Outcome of one attempt; `given-up`: it failed permanently. */
export type Outcome = 'done' | 'failed' | 'given-up'

interface Dependencies {
  readonly handler: (payload: JobPayload) => Promise<unknown>
  /** Returns true while the process shuts down: remaining work is left to another process. */
  readonly isStopping: () => boolean
  readonly onOutcome: (outcome: Outcome, error?: unknown) => void
}

/**
 * Processes a batch one by one; a failure does not stop the rest. Errors are not stored in the queue, since they may
 * contain personal data.
 */
export const makeWorker =
  ({ handler, isStopping, onOutcome }: Dependencies) =>
  async (batch: readonly JobWithMetadata<JobPayload>[]): Promise<JobResult[]> => {
    const results: JobResult[] = []
    for (const { id, data, retryCount, retryLimit } of batch) {
      if (isStopping()) {
        results.push({ id, status: 'failed' })
        continue
      }
      try {
        await handler(data)
        results.push({ id, status: 'completed' })
        onOutcome('done')
      } catch (error) {
        results.push({ id, status: 'failed' })
        onOutcome(retryCount >= retryLimit ? 'given-up' : 'failed', error)
      }
    }
    return results
  }
