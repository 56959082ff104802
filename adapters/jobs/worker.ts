import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Load } from './queues.ts'

/** How one piece of work ended; `given-up`: it failed for the last time. */
export type Outcome = 'done' | 'failed' | 'given-up'

interface Dependencies {
  readonly does: (load: Load) => Promise<unknown>
  /** Whether the process is ending: what is not begun is left to another. */
  readonly isStopping: () => boolean
  readonly onOutcome: (outcome: Outcome, error?: unknown) => void
}

/** Works off a batch one by one; what fails does not keep the rest. Of an error the library keeps nothing: it may tell of people. */
export const makeWorker =
  ({ does, isStopping, onOutcome }: Dependencies) =>
  async (batch: readonly JobWithMetadata<Load>[]): Promise<JobResult[]> => {
    const results: JobResult[] = []
    for (const { id, data, retryCount, retryLimit } of batch) {
      if (isStopping()) {
        results.push({ id, status: 'failed' })
        continue
      }
      try {
        await does(data)
        results.push({ id, status: 'completed' })
        onOutcome('done')
      } catch (error) {
        results.push({ id, status: 'failed' })
        onOutcome(retryCount >= retryLimit ? 'given-up' : 'failed', error)
      }
    }
    return results
  }
