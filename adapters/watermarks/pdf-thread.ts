import { Worker } from 'node:worker_threads'

/** Limits of one document: bytes on the heap and beside it, bytes of the result, and milliseconds. */
const limits = { heapMb: 128, external: 96e6, result: 20e6, milliseconds: 15_000 }
const interval = 25

/**
 * Marks a PDF in a thread of its own, which is ended when the document takes too much memory or time; rejects then, and
 * where the document is unreadable.
 */
export const markPdfInThread = async (bytes: Uint8Array, text: string): Promise<Uint8Array> => {
  // Debugger and profiler flags of this process do not apply to the worker.
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    name: 'pdf',
    execArgv: [],
    workerData: { bytes, text },
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 16 },
    stderr: true,
    stdout: true,
  })
  const deadline = Date.now() + limits.milliseconds
  // Arrays of bytes are beside the heap, whose limit they do not count for.
  const watch = setInterval(async () => {
    const used = await worker.getHeapStatistics().catch(() => null)
    if (Date.now() > deadline || (used?.external_memory ?? 0) > limits.external) await worker.terminate()
  }, interval)
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', (marked: Uint8Array) =>
        marked.length > limits.result ? reject(new Error('The marked document is too big.')) : resolve(marked),
      )
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The document took too much memory or time.')))
    })
  } finally {
    clearInterval(watch)
    await worker.terminate()
  }
}
