import { Cause, Effect, Exit } from 'effect'
import type { Logger } from 'pino'
import { system } from '#core/access/actor.ts'
import type { Token } from '#core/kernel/token.ts'
import type { ProcessJob } from '#core/plugin/jobs.ts'

interface Dependencies {
  readonly jobs: readonly ProcessJob[]
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly logger: Logger
}

/** Runs the jobs that each process has for itself; one that fails runs again after its interval. Inactive until `start`. */
export const makeProcessJobs = ({ jobs, find, logger }: Dependencies) => {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const run = async ({ name, handler }: ProcessJob) => {
    const exit = await Effect.runPromiseExit(find(handler)(system, {}))
    if (Exit.isFailure(exit)) logger.warn({ work: name, err: Cause.squash(exit.cause) }, 'runs again')
  }
  return {
    start: (): void => {
      for (const job of jobs) {
        let isRunning = false
        const runOnce = () => {
          if (isRunning) return
          isRunning = true
          const done = run(job).finally(() => {
            isRunning = false
            running.delete(done)
          })
          running.add(done)
        }
        runOnce()
        timers.add(setInterval(runOnce, job.minutes * 60_000).unref())
      }
    },
    stop: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer)
      timers.clear()
      await Promise.all(running)
    },
  }
}
