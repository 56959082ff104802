import type { RequestHandler } from 'express'
import { TooManyRequests } from '#core/ports/rate-limit.ts'

/** Limits of one address: expensive requests in progress, and waiting ones. */
export interface TurnLimits {
  readonly parallel: number
  readonly waiting: number
}

/** Two pages keep a process busy, since one is rendered while the other waits for the database; more would delay those of others. */
const pageLimits: TurnLimits = { parallel: 2, waiting: 100 }

/** Calls and posted forms are cheaper, and some wait for something else. */
export const callLimits: TurnLimits = { parallel: 8, waiting: 100 }

/** Turns of expensive requests: those of one address wait for each other, so that an address alone may use the whole process, but slows no other. */
export interface Turns {
  /** Waits for a turn and returns the function that ends it; fails with TooManyRequests when too many requests of the address are waiting. */
  take(address: string): Promise<() => void>
  /** Runs work in a turn. */
  run<A>(address: string, work: () => Promise<A>): Promise<A>
}

interface Address {
  running: number
  readonly waiting: (() => void)[]
}

/** Creates turns; an address is remembered only while it has requests. */
export const makeTurns = ({ parallel, waiting }: TurnLimits = pageLimits): Turns => {
  const addresses = new Map<string, Address>()

  const take = async (address: string) => {
    const own = addresses.get(address) ?? { running: 0, waiting: [] }
    addresses.set(address, own)
    if (own.running < parallel) own.running++
    else if (own.waiting.length >= waiting) throw new TooManyRequests({ retryAfterSeconds: 1 })
    // The turn that ends is passed on.
    else await new Promise<void>((resolve) => own.waiting.push(resolve))
    let ended = false
    return () => {
      if (ended) return
      ended = true
      const next = own.waiting.shift()
      if (next) return next()
      own.running--
      if (own.running === 0) addresses.delete(address)
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
