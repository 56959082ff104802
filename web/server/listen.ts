import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { App } from './app.ts'
import { readRequestLine } from './request-line.ts'

/** Time limits, milliseconds. */
interface Timeouts {
  /** For receiving the head of a request, from its first byte. */
  readonly head: number
  /** For receiving a whole request. */
  readonly whole: number
  /** Time that an idle connection stays open; the same while the server ends. */
  readonly idle: number
  readonly idleAtEnd: number
}

/**
 * Idle connections stay open longer than balancers keep them (config/deploy), so that none uses one that is being closed.
 * `head` is shorter: it counts from the beginning of a request, not from the answer before.
 */
export const defaultTimeouts: Timeouts = { head: 10_000, whole: 60_000, idle: 65_000, idleAtEnd: 5000 }
/** Limit of a graceful end, milliseconds. */
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
  timeouts: Partial<Timeouts> = {},
): Promise<ListeningServer> => {
  const { head, whole, idle, idleAtEnd } = { ...defaultTimeouts, ...timeouts }
  // By default Node checks for expired connections only every 30 seconds.
  const options = { headersTimeout: head, requestTimeout: whole, connectionsCheckingInterval: 1000, keepAliveTimeout: idle }
  const server = createServer(options, (request, response) => {
    if (readRequestLine(request)) return app(request, response)
    response.writeHead(400, { Connection: 'close' }).end()
  })
  const connections = new Set<Socket>()
  server.on('connection', (connection: Socket) => connections.add(connection.once('close', () => connections.delete(connection))))
  const unanswered = new Set<ServerResponse>()
  let draining = false
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    if (draining) {
      socket.setTimeout(0)
      response.shouldKeepAlive = false
    } else unanswered.add(response.once('close', () => unanswered.delete(response)))
  })
  const { live } = app
  if (live)
    server.on('upgrade', (request, socket, head) => {
      if (readRequestLine(request)) return live.upgrade(request, socket, head)
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port

  const ended = async () => {
    const forceClose = setTimeout(() => server.closeAllConnections(), endTimeoutMs)
    await Promise.all([once(server, 'close'), live?.close()])
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
      // The method of HTTP servers would cut idle connections, on which a request may be under way. They end by a timeout of their own.
      const busy = new Set([...unanswered].map(({ socket }) => socket))
      for (const connection of connections) if (!busy.has(connection)) connection.setTimeout(idleAtEnd)
      NetServer.prototype.close.call(server)
      await closed
    },
  }
}
