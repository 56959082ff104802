import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Effect } from 'effect'
import type { PlaceName, PlaceNames } from '#core/places/place-names.port.ts'
import type { NamedFacilities } from './index-updater.ts'
import type { NameIndexData } from './names/name-index-data.ts'
import type { ReadServer } from './read-over-replica.ts'
import type { BuiltNames, NameWorkerOptions, PlacesBatch } from './worker-messages.ts'

/** Places per message, so that the main thread is not blocked for long. */
const batchSize = 1000

/** Pause after a build, as a multiple of its duration: builds are expensive, and new names need not be found at once. */
const restFactor = 4

/** Name index, and the facilities in it. */
export interface NameBuild extends Omit<NamedFacilities, 'build'> {
  readonly arrays: NameIndexData
}

interface Dependencies {
  readonly url: string
  readonly replicaUrls: readonly string[]
  readonly places: () => PlaceNames | null
  /** Day of the rotation of the next build. */
  readonly day: () => number
  readonly onBuilt: (built: NameBuild) => void
  /** Called when all names were read. */
  readonly onFullRead: (server: ReadServer) => void
  readonly onError: (detail: string) => void
}

/**
 * Builds the name index, one build at a time, each in a worker that exits afterwards. The places are indexed again only when the directory
 * has other cities, districts or numbers of facilities, or there are other quarters; most changes are to a facility alone.
 */
export const makeNameIndexBuilder = ({ url, replicaUrls, places, day, onBuilt, onFullRead, onError }: Dependencies) => {
  let requested = false
  let stale = false
  let building = false
  let closed = false
  let worker: Worker | null = null
  let restTimer: NodeJS.Timeout | undefined

  /** Places of the last build, and the hash of its directory and of the version of the others. */
  let cached: { readonly places: NameIndexData['places']; readonly hash: string } | null = null
  /** Version of the other places that the last build has read. */
  let version: string | null = null
  const readVersion = (names: PlaceNames | null) => (names ? Effect.runPromise(names.version()) : '')

  const build = async (): Promise<NameBuild> => {
    const names = places()
    version = await readVersion(names)
    const ofDirectory = names ? await Effect.runPromise(names.directory()) : []
    const hash = createHash('sha256')
      .update(JSON.stringify([version, ofDirectory]))
      .digest('base64')
    const current = cached?.hash === hash ? cached : null
    const others = names && !current ? await Effect.runPromise(names.others(ofDirectory)) : []
    const options = { url, replicaUrls, indexesPlaces: current === null, day: day() }
    const { indexed, facilities, ids, nameHash, server } = await buildInWorker(options, [...ofDirectory, ...others])
    onFullRead(server)
    if (indexed) cached = { hash, places: indexed }
    if (!cached) throw new Error('The name index worker indexed no places.')
    return { arrays: { places: cached.places, facilities }, ids, nameHash }
  }

  const buildInWorker = async (options: NameWorkerOptions, all: readonly PlaceName[]): Promise<BuiltNames> => {
    if (closed) throw new Error('The builder is closed.')
    // A small young generation: most objects of a build live as long as the worker, and would be copied in between.
    const started = new Worker(new URL('./name-index-worker.ts', import.meta.url), {
      name: 'name-index',
      workerData: options,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    })
    worker = started
    const built = new Promise<BuiltNames>((resolve, reject) => {
      started.once('message', resolve).once('error', reject)
      started.once('exit', () => reject(new Error('The name index worker exited.')))
    })
    try {
      const [result] = await Promise.all([built, sendPlaces(started, all)])
      return result
    } catch (error) {
      await started.terminate()
      throw error
    }
  }

  const buildNext = async () => {
    if (!requested || !stale || building || restTimer || closed) return
    stale = false
    building = true
    const startedAt = performance.now()
    try {
      const built = await build()
      if (!closed) onBuilt(built)
    } catch (error) {
      stale = true
      if (!closed) onError(String(error))
    }
    worker = null
    building = false
    if (closed) return
    restTimer = setTimeout(
      () => {
        restTimer = undefined
        void buildNext()
      },
      Math.max(1000, restFactor * (performance.now() - startedAt)),
    )
  }

  const markStale = () => {
    stale = true
    void buildNext()
  }

  return {
    /** Requests names; nothing is built before the first request. */
    request: () => {
      requested = true
      void buildNext()
    },
    /** Marks the names as outdated. */
    markStale,
    /** Marks the names as outdated if there are other places than those of the last build. */
    followPlaces: async () => {
      const built = version
      if (built === null || closed) return
      try {
        if ((await readVersion(places())) !== built && version === built) markStale()
      } catch (error) {
        onError(String(error))
      }
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
