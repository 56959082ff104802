import { Agent, request } from 'node:http'

/** What visitors have met so far. */
export interface Met {
  answered: number
  failed: number
  /** The longest that one of them waited, milliseconds. */
  slowest: number
  /** Statuses and errors that were no success, with how often. */
  readonly wrong: Map<string, number>
}

/** Visitors who ask for one page after the other until they are told to leave. */
export interface Visitors {
  readonly met: Met
  leave(): Promise<Met>
}

/** Nobody waits longer, milliseconds. */
const patience = 20_000

/** Visitors are many: from one address they would be told that they are too many. */
const addressOf = (turn: number) => `198.18.${(turn >> 8) % 64}.${turn % 256}`

const ask = (url: string, from: string, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    request(
      url,
      { agent, headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': from }, signal: AbortSignal.timeout(patience) },
      (response) => {
        const { statusCode, headers } = response
        const told = statusCode === 503 && !headers['retry-after'] ? '503 without Retry-After' : String(statusCode)
        response.on('error', (error) => resolve(error.message)).on('end', () => resolve(told))
        response.resume()
      },
    )
      .on('error', (error) => resolve(error.message))
      .end()
  })

/** Sends so many visitors to the paths, in turn. */
export const sendVisitors = (url: string, paths: readonly string[], count: number): Visitors => {
  const met: Met = { answered: 0, failed: 0, slowest: 0, wrong: new Map() }
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  let leaving = false
  let turn = 0
  const all = Promise.all(
    Array.from({ length: count }, async () => {
      while (!leaving) {
        const began = performance.now()
        const at = turn++
        const told = await ask(url + paths[at % paths.length], addressOf(at), agent)
        met.slowest = Math.max(met.slowest, performance.now() - began)
        if (told === '200') met.answered++
        else {
          met.failed++
          met.wrong.set(told, (met.wrong.get(told) ?? 0) + 1)
        }
      }
    }),
  )
  return {
    met,
    leave: async () => {
      leaving = true
      await all
      agent.destroy()
      return met
    },
  }
}

/** `ECONNRESET 3, 503 1`, or `none`. */
export const toldWrong = ({ wrong }: { readonly wrong: ReadonlyMap<string, number> }): string =>
  [...wrong].map(([what, times]) => `${what} ${times}`).join(', ') || 'none'
