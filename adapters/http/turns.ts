import type { RequestHandler } from 'express'
import { TooManyRequests } from '#core/ports/rate-limit.ts'

/** Limits of one address: expensive requests in progress, and waiting ones. */
export interface TurnLimits {
  readonly parallel: number
  readonly waiting: number
  /** Expensive requests in progress of all addresses together. Default: any number. */
  readonly total?: number
}

/**
 * Two pages keep a process busy, since one is rendered while the other waits for the database; more would delay those of others. Of all
 * addresses eight: the rows and texts of each further one would be copied by the garbage collector until it is sent.
 */
const pageLimits: TurnLimits = { parallel: 2, waiting: 100, total: 8 }

/** Calls and posted forms are cheaper, and some wait for something else. */
export const callLimits: TurnLimits = { parallel: 8, waiting: 100 }

/**
 * Turns of expensive requests: those of one address wait for each other, so that an address alone may use the whole process, but slows no
 * other. When all turns are taken, the addresses that wait start one request each, in turn.
 */
export interface Turns {
  /** Waits for a turn and returns the function that ends it; fails with TooManyRequests when too many requests of the address are waiting. */
  take(address: string): Promise<() => void>
  /** Runs work in a turn. */
  run<A>(address: string, work: () => Promise<A>): Promise<A>
}

interface Address {
  running: number
  readonly waiting: (() => void)[]
  /** True while it is among the addresses that may start a request as soon as there is a turn. */
  queued: boolean
}

/** Creates turns; an address is remembered only while it has requests. */
export const makeTurns = ({ parallel, waiting, total = Number.POSITIVE_INFINITY }: TurnLimits = pageLimits): Turns => {
  const addresses = new Map<string, Address>()
  const queue: Address[] = []
  let running = 0

  const enqueue = (own: Address) => {
    if (own.queued || own.waiting.length === 0 || own.running >= parallel) return
    own.queued = true
    queue.push(own)
  }
  const startNext = () => {
    while (running < total) {
      const own = queue.shift()
      if (!own) return
      own.queued = false
      own.running++
      running++
      own.waiting.shift()?.()
      enqueue(own)
    }
  }
  const take = async (address: string) => {
    const own = addresses.get(address) ?? { running: 0, waiting: [], queued: false }
    const mustWait = own.running >= parallel || running >= total
    if (mustWait && own.waiting.length >= waiting) throw new TooManyRequests({ retryAfterSeconds: 1 })
    addresses.set(address, own)
    const { promise, resolve } = Promise.withResolvers<void>()
    own.waiting.push(resolve)
    enqueue(own)
    startNext()
    await promise
    let ended = false
    return () => {
      if (ended) return
      ended = true
      own.running--
      running--
      enqueue(own)
      startNext()
      if (own.running === 0 && own.waiting.length === 0) addresses.delete(address)
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

/** Runs the following handlers in a turn, until the response is complete; the client may still be reading it. */
export const inTurn =
  (turns: Turns, networkOf: (request: Parameters<RequestHandler>[0]) => string): RequestHandler =>
  async (request, response, next) => {
    const end = await turns.take(networkOf(request))
    response.once('prefinish', end).once('close', end)
    if (response.closed) end()
    else next()
  }
