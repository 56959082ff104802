import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { Effect } from 'effect'
import { singleFlight } from '#core/kernel/single-flight.ts'
import type { MapPictureRequest, MapPictures } from '#core/ports/map-pictures.ts'
import { Unavailable } from '#core/ports/unavailable.ts'

/** Pictures in memory, 30 KB each. */
const maxCached = 200
/** Milliseconds after the last picture, after which the worker ends. */
const idleMs = 60_000

type Reply = { readonly id: number; readonly bytes?: Uint8Array; readonly error?: string }

/** Starts the worker; `onEnd` is called when it exits. */
const startWorker = (onEnd: () => void) => {
  // Debugger and profiler flags of this process do not apply to the worker.
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { name: 'map-pictures', execArgv: [] })
  const pending = new Map<number, { readonly resolve: (bytes: Uint8Array) => void; readonly reject: (error: Error) => void }>()
  let lastId = 0
  const fail = (error: Error) => {
    onEnd()
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  worker.on('message', ({ id, bytes, error }: Reply) => {
    if (bytes) pending.get(id)?.resolve(bytes)
    else pending.get(id)?.reject(new Error(error))
    pending.delete(id)
    if (pending.size === 0) worker.unref()
  })
  worker.once('error', fail).once('exit', () => fail(new Error('The worker of map pictures exited.')))
  return {
    draw: (request: MapPictureRequest) =>
      new Promise<Uint8Array>((resolve, reject) => {
        const id = lastId++
        pending.set(id, { resolve, reject })
        worker.ref()
        worker.postMessage({ id, request })
      }),
    waiting: () => pending.size,
    terminate: () => worker.terminate(),
  }
}

interface MapPicturesOptions {
  /** Pictures that may wait for the worker, which draws about ten a second. Default: 60. */
  readonly maxWaiting?: number
}

/** Draws pictures of maps in a worker, which starts with the first one and ends after a minute without any. */
export const makeMapPictures = ({ maxWaiting = 60 }: MapPicturesOptions = {}): MapPictures => {
  let worker: ReturnType<typeof startWorker> | null = null
  let timer: NodeJS.Timeout | undefined
  const cache = new Map<string, Uint8Array>()
  const once = singleFlight<Uint8Array, never>()

  const draw = async (request: MapPictureRequest) => {
    if (!worker) {
      const started = startWorker(() => {
        if (worker === started) worker = null
      })
      worker = started
    }
    clearTimeout(timer)
    const own = worker
    try {
      return await own.draw(request)
    } finally {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (own.waiting() > 0) return
        if (worker === own) worker = null
        void own.terminate()
      }, idleMs).unref()
    }
  }

  const remember = (key: string, picture: Uint8Array) => {
    cache.set(key, picture)
    for (const oldest of cache.keys()) {
      if (cache.size <= maxCached) break
      cache.delete(oldest)
    }
  }

  return {
    draw: ({ archive, ...picture }) =>
      Effect.suspend(() => {
        // A URL cannot be sent to a worker.
        const request = {
          ...picture,
          archive: { ...archive, path: archive.path instanceof URL ? fileURLToPath(archive.path) : archive.path },
        }
        const key = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
        const cached = cache.get(key)
        if (cached) {
          cache.delete(key)
          cache.set(key, cached)
          return Effect.succeed(cached)
        }
        if ((worker?.waiting() ?? 0) >= maxWaiting) return Effect.die(new Unavailable({ detail: 'Too many map pictures are waiting.' }))
        const rendered = Effect.tap(
          Effect.promise(() => draw(request)),
          (picture) => Effect.sync(() => remember(key, picture)),
        )
        return once(key, rendered)
      }),
  }
}
