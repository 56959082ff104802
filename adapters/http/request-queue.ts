import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { Unavailable } from '#core/ports/unavailable.ts'

/** Limits of one address: expensive requests in progress, and waiting ones. */
export interface QueueLimits {
  readonly parallel: number
  readonly waiting: number
  /** Expensive requests in progress of all addresses together; one that takes longer than a second counts no more. Default: any number. */
  readonly total?: number
  /** Milliseconds after which a request that waits is refused. Default: never. */
  readonly maxWaitMs?: number
}

/** Time after which a request waits for something else than the processor and must not delay those of others, milliseconds. */
const slowMs = 1000

/**
 * Two pages keep a process busy, since one is rendered while the other waits for the database; more would delay those of others. Of all
 * addresses eight: the rows and texts of each further one would be copied by the garbage collector until it is sent.
 */
export const patientPageLimits: QueueLimits = { parallel: 2, waiting: 100, total: 8 }

/** Limits of pages on a server that refuses requests while it is overloaded; without it, they wait until it is their turn. */
export const pageLimits: QueueLimits = { ...patientPageLimits, maxWaitMs: 10_000 }

/** Calls and posted forms are cheaper, and some wait for something else. */
export const callLimits: QueueLimits = { parallel: 8, waiting: 100 }

/** Files, feeds of operators and whatever else is cheap: a browser asks for dozens at once. */
export const fileLimits: QueueLimits = { parallel: 16, waiting: 400 }

/** Queues of a process: of pages and whatever is as expensive, of calls, and of what is cheap. */
export interface RequestQueues {
  readonly pages: RequestQueue
  readonly calls: RequestQueue
  readonly files: RequestQueue
}

/**
 * Fair queue of expensive requests: those of one address wait for each other, so that an address alone may use the whole
 * process, but slows no other. When all turns are taken, the addresses that wait start one request each, in turn.
 */
export interface RequestQueue {
  /**
   * Waits for a turn and returns the function that ends it; fails with TooManyRequests when too many requests of the
   * address are waiting, with Unavailable when the turn does not come.
   */
  take(address: string): Promise<() => void>
  /** Runs work in a turn. */
  run<A>(address: string, work: () => Promise<A>): Promise<A>
}

interface Address {
  running: number
  readonly waiting: Set<() => void>
  /** True while it is among the addresses that may start a request as soon as there is a turn. */
  queued: boolean
}

/** Creates a queue; an address is remembered only while it has requests. */
export const makeRequestQueue = ({
  parallel,
  waiting,
  total = Number.POSITIVE_INFINITY,
  maxWaitMs,
}: QueueLimits = pageLimits): RequestQueue => {
  const addresses = new Map<string, Address>()
  const queue: Address[] = []
  let running = 0

  const enqueue = (own: Address) => {
    if (own.queued || own.waiting.size === 0 || own.running >= parallel) return
    own.queued = true
    queue.push(own)
  }
  const startNext = () => {
    while (running < total) {
      const own = queue.shift()
      if (!own) return
      own.queued = false
      const [start] = own.waiting
      // It was refused meanwhile.
      if (!start) continue
      own.waiting.delete(start)
      own.running++
      running++
      start()
      enqueue(own)
    }
  }
  const take = async (address: string) => {
    const own = addresses.get(address) ?? { running: 0, waiting: new Set(), queued: false }
    const mustWait = own.running >= parallel || running >= total
    if (mustWait && own.waiting.size >= waiting) throw new TooManyRequests({ retryAfterSeconds: 1 })
    addresses.set(address, own)
    const forget = () => own.running === 0 && own.waiting.size === 0 && addresses.delete(address)
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(refusal)
        resolve()
      }
      const refuse = () => {
        own.waiting.delete(start)
        forget()
        reject(new Unavailable({ detail: 'The server is overloaded.', retryAfterSeconds: 2 }))
      }
      const refusal = mustWait && maxWaitMs !== undefined ? setTimeout(refuse, maxWaitMs) : undefined
      own.waiting.add(start)
      enqueue(own)
      startNext()
    })

    let counted = true
    const uncount = () => {
      if (counted) running--
      counted = false
      startNext()
    }
    const slow = total === Number.POSITIVE_INFINITY ? undefined : setTimeout(uncount, slowMs).unref()
    let ended = false
    return () => {
      if (ended) return
      ended = true
      clearTimeout(slow)
      own.running--
      enqueue(own)
      uncount()
      forget()
    }
  }
  return {
    take,
    run: async (address, work) => {
      const end = await take(address)
      try {
        return await work()
      } finally {
        end()
      }
    },
  }
}
