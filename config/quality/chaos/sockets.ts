import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** Open pages that keep a websocket, as browsers do. */
export interface OpenPages {
  /** Seconds for which each lost websocket was away. */
  readonly away: readonly number[]
  /** Websockets that are open now. */
  count(): number
  stop(): void
}

/** Longest wait before a page connects again, milliseconds: not all at once. */
const spreadMs = 500

/** Opens pages with a websocket each, which connect again whenever it is closed; resolves when all are open. */
export const openPages = async (
  url: string,
  count: number,
  { ca, origin }: { readonly ca: string; readonly origin: string },
): Promise<OpenPages> => {
  const away: number[] = []
  const open = new Set<WebSocket>()
  let stopped = false
  const connect = (lostAt: number | null, from: string): void => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/status/ws`, { ca, origin, headers: { 'x-forwarded-for': from } })
    socket.on('open', () => {
      open.add(socket)
      if (lostAt !== null) away.push((performance.now() - lostAt) / 1000)
    })
    // A refusal ends with `close` too.
    socket.on('error', () => undefined)
    socket.on('close', async () => {
      const wasOpen = open.delete(socket)
      const since = wasOpen ? performance.now() : lostAt
      await sleep(wasOpen ? Math.random() * spreadMs : 50)
      if (!stopped) connect(since, from)
    })
  }
  for (let n = 0; n < count; n++) connect(null, `198.19.0.${n + 1}`)
  for (const until = Date.now() + 10_000; open.size < count; await sleep(20))
    if (Date.now() > until) throw new Error(`only ${open.size} of ${count} websockets could be opened through ${url}`)
  return {
    away,
    count: () => open.size,
    stop: () => {
      stopped = true
      for (const socket of open) socket.terminate()
    },
  }
}
