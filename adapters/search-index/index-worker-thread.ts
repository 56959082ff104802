import { Worker } from 'node:worker_threads'
import type { NamedFacilities } from './index-updater.ts'
import type { IndexWorkerMessage, ToIndexWorker, WorkerOptions } from './worker-messages.ts'

/** Runs the index worker and restarts it when it exits, on the day of the rotation that `day` returns; `close` stops it. */
export const startIndexWorker = (
  options: Omit<WorkerOptions, 'day'>,
  day: () => number,
  onMessage: (message: IndexWorkerMessage) => void,
) => {
  let closed = false
  let restartTimer: NodeJS.Timeout | undefined

  const start = (): Worker => {
    // Debugger and profiler flags of this process do not apply to the worker. A small young generation limits its memory.
    const started = new Worker(new URL('./index-worker.ts', import.meta.url), {
      name: 'facility-index',
      workerData: { ...options, day: day() } satisfies WorkerOptions,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 },
    })
    started.on('message', onMessage)
    started.on('error', (error) => onMessage({ kind: 'error', detail: String(error) }))
    started.on('exit', () => {
      if (closed) return
      restartTimer = setTimeout(() => {
        worker = start()
      }, 1000)
    })
    return started
  }
  let worker = start()
  const post = (message: ToIndexWorker) => worker.postMessage(message)

  return {
    setNames: (named: NamedFacilities) => post({ kind: 'names', named }),
    setDay: (begun: number) => post({ kind: 'day', day: begun }),
    /** Tells that queries use this snapshot only. */
    inUse: (number: number) => post({ kind: 'in-use', number }),
    close: async () => {
      closed = true
      clearTimeout(restartTimer)
      await worker.terminate()
    },
  }
}
