import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { PlaceName } from '#core/places/place-names.port.ts'
import type { NamesBuilt, PlacesTold } from './messages.ts'

/** Places that are handed over at once, so that nobody waits long for this thread. */
const portion = 1000

/** Rest after a build, as a multiple of what it took: names cost most, and a new one may be found a little later. */
const rest = 4

interface Dependencies {
  readonly url: string
  readonly places: () => Promise<readonly PlaceName[]>
  readonly onBuilt: (built: NamesBuilt) => void
  readonly onError: (detail: string) => void
}

/** Builds of the index of names, one at a time, each in a thread of its own that ends with it. */
export const makeNameBuilds = ({ url, places, onBuilt, onError }: Dependencies) => {
  let wanted = false
  let stale = false
  let ended = false
  let worker: Worker | null = null
  let resting: NodeJS.Timeout | undefined

  const build = async (): Promise<NamesBuilt> => {
    // Little room for the young: building makes much that lives as long as the thread, and would be kept twice meanwhile.
    const started = new Worker(new URL('./name-worker.ts', import.meta.url), {
      workerData: url,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    })
    worker = started
    const built = new Promise<NamesBuilt>((resolve, reject) => {
      started.once('message', resolve).once('error', reject)
      started.once('exit', () => reject(new Error('The building of names has ended.')))
    })
    // Where the places cannot be read nobody waits for it.
    built.catch(() => undefined)
    try {
      await Promise.race([places().then((all) => handOver(started, all)), built])
      return await built
    } catch (error) {
      await started.terminate()
      throw error
    }
  }

  const next = async () => {
    if (!wanted || !stale || worker || resting || ended) return
    stale = false
    const began = performance.now()
    try {
      const built = await build()
      if (!ended) onBuilt(built)
    } catch (error) {
      stale = true
      if (!ended) onError(String(error))
    }
    worker = null
    if (ended) return
    resting = setTimeout(
      () => {
        resting = undefined
        void next()
      },
      Math.max(1000, rest * (performance.now() - began)),
    )
  }

  return {
    /** Somebody wants to find by name; nothing is built before. */
    want: () => {
      wanted = true
      void next()
    },
    /** Facilities are called otherwise than when they were built last. */
    renew: () => {
      stale = true
      void next()
    },
    end: async () => {
      ended = true
      clearTimeout(resting)
      await worker?.terminate()
    },
  }
}

const handOver = async (worker: Worker, places: readonly PlaceName[]) => {
  for (let from = 0; from <= places.length; from += portion) {
    const told: PlacesTold = { places: places.slice(from, from + portion), last: from + portion > places.length }
    worker.postMessage(told)
    await turn()
  }
}
