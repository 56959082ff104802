import { Worker } from 'node:worker_threads'
import { documentLimits } from './document-limits.ts'

const interval = 25

/**
 * Runs a module for one document in a thread of its own, and returns what it posts. The thread is ended when the
 * document takes too much memory or time; rejects then, and where the document is unreadable.
 */
export const runForDocument = async <Result>(
  module: URL,
  workerData: { readonly bytes: Uint8Array },
  milliseconds: number = documentLimits.milliseconds,
): Promise<Result> => {
  // Debugger and profiler flags of this process do not apply to the worker.
  const worker = new Worker(module, {
    name: 'document',
    execArgv: [],
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: documentLimits.heapMb, maxYoungGenerationSizeMb: 16 },
    stderr: true,
    stdout: true,
  })
  const deadline = Date.now() + milliseconds
  // Arrays of bytes are beside the heap, whose limit they do not count for.
  const watch = setInterval(async () => {
    const used = await worker.getHeapStatistics().catch(() => null)
    if (Date.now() > deadline || (used?.external_memory ?? 0) > documentLimits.external) await worker.terminate()
  }, interval)
  try {
    return await new Promise<Result>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The document took too much memory or time.')))
    })
  } finally {
    clearInterval(watch)
    await worker.terminate()
  }
}
