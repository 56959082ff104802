import { Worker } from 'node:worker_threads'
import type { Named } from './keeper.ts'
import type { Orders, WorkerTells } from './messages.ts'

/** Runs the worker of the snapshot, and another when it ends by itself; `end` ends it for good. */
export const startThread = (orders: Orders, hear: (told: WorkerTells) => void) => {
  let ended = false
  let again: NodeJS.Timeout | undefined

  const start = (): Worker => {
    // What this process was started with (a debugger, a probe) is not meant for it. Little room for the young keeps the process small.
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: orders,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 },
    })
    started.on('message', hear)
    started.on('error', (error) => hear({ kind: 'trouble', detail: String(error) }))
    started.on('exit', () => {
      if (ended) return
      again = setTimeout(() => {
        worker = start()
      }, 1000)
    })
    return started
  }
  let worker = start()

  return {
    name: (named: Named) => worker.postMessage(named),
    end: async () => {
      ended = true
      clearTimeout(again)
      await worker.terminate()
    },
  }
}
