import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { PlaceName } from '#core/places/place-names.port.ts'
import type { BuiltNames, PlacesBatch } from './worker-messages.ts'

/** Places per message, so that the main thread is not blocked for long. */
const batchSize = 1000

/** Pause after a build, as a multiple of its duration: builds are expensive, and new names need not be found at once. */
const restFactor = 4

interface Dependencies {
  readonly url: string
  readonly places: () => Promise<readonly PlaceName[]>
  readonly onBuilt: (built: BuiltNames) => void
  readonly onError: (detail: string) => void
}

/** Builds the name index, one build at a time, each in a worker that exits afterwards. */
export const makeNameIndexBuilder = ({ url, places, onBuilt, onError }: Dependencies) => {
  let requested = false
  let stale = false
  let closed = false
  let worker: Worker | null = null
  let restTimer: NodeJS.Timeout | undefined

  const build = async (): Promise<BuiltNames> => {
    // A small young generation: most objects of a build live as long as the worker, and would be copied in between.
    const started = new Worker(new URL('./name-index-worker.ts', import.meta.url), {
      name: 'name-index',
      workerData: url,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    })
    worker = started
    const built = new Promise<BuiltNames>((resolve, reject) => {
      started.once('message', resolve).once('error', reject)
      started.once('exit', () => reject(new Error('The name index worker exited.')))
    })
    // If reading the places fails, the rejection of `built` is not awaited.
    built.catch(() => undefined)
    try {
      await Promise.race([places().then((all) => sendPlaces(started, all)), built])
      return await built
    } catch (error) {
      await started.terminate()
      throw error
    }
  }

  const buildNext = async () => {
    if (!requested || !stale || worker || restTimer || closed) return
    stale = false
    const startedAt = performance.now()
    try {
      const built = await build()
      if (!closed) onBuilt(built)
    } catch (error) {
      stale = true
      if (!closed) onError(String(error))
    }
    worker = null
    if (closed) return
    restTimer = setTimeout(
      () => {
        restTimer = undefined
        void buildNext()
      },
      Math.max(1000, restFactor * (performance.now() - startedAt)),
    )
  }

  return {
    /** Requests names; nothing is built before the first request. */
    request: () => {
      requested = true
      void buildNext()
    },
    /** Marks the names as outdated. */
    markStale: () => {
      stale = true
      void buildNext()
    },
    close: async () => {
      closed = true
      clearTimeout(restTimer)
      await worker?.terminate()
    },
  }
}

const sendPlaces = async (worker: Worker, places: readonly PlaceName[]) => {
  for (let from = 0; from <= places.length; from += batchSize) {
    const batch: PlacesBatch = { places: places.slice(from, from + batchSize), last: from + batchSize > places.length }
    worker.postMessage(batch)
    await turn()
  }
}
