import { Agent, request } from 'node:http'
import https from 'node:https'

/** Results of simulated visitors so far. */
export interface VisitStats {
  succeeded: number
  failed: number
  /** Longest response time, in milliseconds. */
  slowest: number
  /** All response times, in milliseconds. */
  readonly times: number[]
  /** Failed statuses and errors, with their counts. */
  readonly errors: Map<string, number>
}

/** Simulated visitors that request pages until they are stopped. */
export interface Visitors {
  readonly stats: VisitStats
  stop(): Promise<VisitStats>
}

/** Request timeout, in milliseconds. */
const timeoutMs = 20_000

/** Returns a varying client address; a single one would exceed the rate limit. */
const visitorAddress = (turn: number) => `198.18.${(turn >> 8) % 64}.${turn % 256}`

const requestPage = (url: string, from: string, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const send = url.startsWith('https:') ? https.request : request
    send(
      url,
      { agent, headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': from }, signal: AbortSignal.timeout(timeoutMs) },
      (response) => {
        const { statusCode, headers } = response
        const outcome = statusCode === 503 && !headers['retry-after'] ? '503 without Retry-After' : String(statusCode)
        response.on('error', (error) => resolve(error.message)).on('end', () => resolve(outcome))
        response.resume()
      },
    )
      .on('error', (error) => resolve(error.message))
      .end()
  })

interface VisitorOptions {
  /** Address of all of them; by default each request comes from another one. */
  readonly address?: string
  /** Certificate authority of an https address, PEM. */
  readonly ca?: string
}

/** Starts visitors that request the paths in turn. */
export const sendVisitors = (url: string, paths: readonly string[], count: number, { address, ca }: VisitorOptions = {}): Visitors => {
  const stats: VisitStats = { succeeded: 0, failed: 0, slowest: 0, times: [], errors: new Map() }
  const connections = { keepAlive: true, maxSockets: count }
  const agent = ca === undefined ? new Agent(connections) : new https.Agent({ ...connections, ca })
  let stopped = false
  let turn = 0
  const all = Promise.all(
    Array.from({ length: count }, async () => {
      while (!stopped) {
        const began = performance.now()
        const at = turn++
        const outcome = await requestPage(url + paths[at % paths.length], address ?? visitorAddress(at), agent)
        const took = performance.now() - began
        stats.slowest = Math.max(stats.slowest, took)
        stats.times.push(took)
        if (outcome === '200') stats.succeeded++
        else {
          stats.failed++
          stats.errors.set(outcome, (stats.errors.get(outcome) ?? 0) + 1)
        }
      }
    }),
  )
  return {
    stats,
    stop: async () => {
      stopped = true
      await all
      agent.destroy()
      return stats
    },
  }
}

/** Returns the response time that 99 of 100 responses did not exceed, in whole milliseconds. */
export const p99 = ({ times }: VisitStats): number => Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)

/** Formats error counts: `ECONNRESET 3, 503 1`, or `none`. */
export const formatErrors = ({ errors }: { readonly errors: ReadonlyMap<string, number> }): string =>
  [...errors].map(([error, count]) => `${error} ${count}`).join(', ') || 'none'
