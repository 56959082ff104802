import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { App } from './app.ts'

/** Time limits for receiving the head of a request and the whole request, milliseconds. */
interface RequestTimeouts {
  readonly head: number
  readonly whole: number
}

const defaultTimeouts: RequestTimeouts = { head: 10_000, whole: 60_000 }

/** Time that an idle connection stays open, as announced to clients, and limit of a graceful end, milliseconds. */
const keepAliveMs = 5000
const endTimeoutMs = 10_000

/** Listening HTTP server. */
export interface ListeningServer {
  readonly url: string
  /** Ends gracefully: accepts no new requests and waits at most ten seconds for running ones; cuts idle connections. */
  close(): Promise<void>
  /** Ends as `close`, but answers requests on open connections, each of which ends with its next answer: no client sees a reset. */
  drain(): Promise<void>
}

/** Starts listening. */
export const listen = async (
  app: App,
  { host, port }: { readonly host: string; readonly port: number },
  { head, whole }: RequestTimeouts = defaultTimeouts,
): Promise<ListeningServer> => {
  // By default Node checks for expired connections only every 30 seconds.
  const timeouts = { headersTimeout: head, requestTimeout: whole, connectionsCheckingInterval: 1000, keepAliveTimeout: keepAliveMs }
  const server = createServer(timeouts, app)
  const unanswered = new Set<ServerResponse>()
  let draining = false
  server.prependListener('request', (_, response: ServerResponse) => {
    if (draining) response.shouldKeepAlive = false
    else unanswered.add(response.once('close', () => unanswered.delete(response)))
  })
  if (app.live) server.on('upgrade', app.live.upgrade)
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port

  const ended = async () => {
    const forceClose = setTimeout(() => server.closeAllConnections(), endTimeoutMs)
    await Promise.all([once(server, 'close'), app.live?.close()])
    clearTimeout(forceClose)
  }
  return {
    url: `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${actual}`,
    close: async () => {
      const closed = ended()
      server.close()
      server.closeIdleConnections()
      // Connections that were busy above would otherwise stay open until their keep-alive timeout.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 100)
      await closed
      clearInterval(closeIdle)
    },
    drain: async () => {
      const closed = ended()
      draining = true
      for (const response of unanswered) response.shouldKeepAlive = false
      // The method of HTTP servers would cut idle connections, on which a request may be under way. They end by their keep-alive timeout.
      NetServer.prototype.close.call(server)
      await closed
    },
  }
}
