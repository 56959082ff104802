import type { IncomingMessage } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import { clientAddressOf, type IsTrustedProxy } from '#adapters/http/client-address.ts'
import { networkOf } from '#core/access/network-of.ts'
import type { Channel } from '#core/plugin/channels.ts'
import { encodeFrame } from './encode-frame.ts'
import { clientLimits, closeCodes } from './limits.ts'
import type { SocketProblems } from './socket-problems.ts'
import { isOwnOrigin } from './upgrade.ts'
import { type SessionDependencies, startWebsocketSession, type WebsocketSession } from './websocket-session.ts'

interface Dependencies extends SessionDependencies {
  readonly channels: ReadonlyMap<string, Channel>
  readonly publicUrl: string
  readonly isTrustedProxy: IsTrustedProxy
  readonly problemsOf: (request: IncomingMessage) => SocketProblems
}

/** Handler of websocket upgrades of one HTTP server. */
export interface RealtimeServer {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Closes all websockets with 1001, so that clients reconnect to another process. */
  close(): Promise<void>
}

/** Time for the closing handshake, milliseconds. */
const closeTimeoutMs = 1000
/** Number of heartbeats after which others get their turn. */
const heartbeatsPerTurn = 200
/** Maximum number of concurrent session checks. */
const concurrentChecks = 20

const rejectUpgrade = (socket: Duplex, status: number) =>
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)

/** Accepts websockets for declared channels from our own pages within the limits, sends heartbeats and checks their sessions. */
export const makeRealtimeServer = ({
  channels,
  publicUrl,
  isTrustedProxy,
  problemsOf,
  ...sessionDependencies
}: Dependencies): RealtimeServer => {
  const { hub, authentication, sockets, timing, limits } = sessionDependencies
  const byPath = new Map([...channels.values()].map((channel) => [channel.path as string, channel]))
  const server = new WebSocketServer({ noServer: true, maxPayload: clientLimits.frameBytes })
  const open = new Set<WebsocketSession>()
  let closed = false

  const accept = (channel: Channel, request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const network = networkOf(clientAddressOf(request, isTrustedProxy))
    if (sockets.countOf({ network }) >= limits.perNetwork || open.size >= limits.all) return rejectUpgrade(socket, 429)
    server.handleUpgrade(request, socket, head, (ws) => {
      const accepted = { socket: ws, channel, address: network, problemOf: problemsOf(request) }
      const session = startWebsocketSession(accepted, sessionDependencies)
      open.add(session)
      ws.on('close', sockets.add({ network })).on('close', () => open.delete(session))
    })
  }
  const checkSessions = async () => {
    const waiting = [...open]
    const checkNext = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await next.checkSession()
    }
    await Promise.all(Array.from({ length: concurrentChecks }, checkNext))
  }
  const closeEnded = async () => {
    const sessions = [...new Set([...open].flatMap((one) => one.sessionId() ?? []))]
    if (sessions.length === 0) return
    const active = await authentication.activeSessions(sessions)
    const ended = new Set(sessions.filter((id) => !active.has(id)))
    for (const one of open) if (ended.has(one.sessionId() ?? '')) one.close(closeCodes.unauthenticated)
  }
  const heartbeat = async () => {
    const frame = Buffer.from(encodeFrame({ type: 'heartbeat', data: null }))
    for (const [n, one] of [...open].entries()) {
      one.heartbeat(frame)
      if (n % heartbeatsPerTurn === heartbeatsPerTurn - 1) await setImmediate()
    }
  }
  const heartbeats = setInterval(() => void heartbeat(), timing.heartbeat)
  const checks = setInterval(() => void checkSessions(), timing.sessionCheck)
  // While the database is unreachable, nobody is disconnected.
  const endedChecks = setInterval(() => {
    closeEnded().catch(() => undefined)
    hub.renewAudiences().catch(() => undefined)
  }, timing.endedCheck)
  for (const timer of [heartbeats, checks, endedChecks]) timer.unref()

  return {
    upgrade: (request, socket, head) => {
      // The connection may break before the upgrade.
      socket.on('error', () => socket.destroy())
      const channel = byPath.get((request.url ?? '').split('?')[0] ?? '')
      if (!channel) return void rejectUpgrade(socket, 404)
      if (!isOwnOrigin(request, publicUrl)) return void rejectUpgrade(socket, 403)
      if (closed) return void rejectUpgrade(socket, 503)
      accept(channel, request, socket, head)
    },
    close: async () => {
      closed = true
      for (const timer of [heartbeats, checks, endedChecks]) clearInterval(timer)
      for (const one of open) one.close(closeCodes.goingAway)
      for (let waited = 0; open.size > 0 && waited < closeTimeoutMs; waited += 20) await new Promise((resolve) => setTimeout(resolve, 20))
      for (const client of server.clients) client.terminate()
    },
  }
}
