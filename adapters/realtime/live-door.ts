import type { IncomingMessage } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Channel } from '#core/plugin/channels.ts'
import { type Conversation, websocketSession, type Surroundings } from './converse.ts'
import { closing, most } from './pace.ts'
import { isOwnOrigin, networkOfUpgrade } from './upgrade.ts'

interface Dependencies extends Surroundings {
  readonly channels: ReadonlyMap<string, Channel>
  readonly publicUrl: string
}

/** Where an HTTP server hands over what wants to become a websocket. */
export interface LiveDoor {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Closes all with 1001, so that clients come back to another process. */
  end(): Promise<void>
}

/** How long clients may take to say goodbye, milliseconds. */
const goodbye = 1000
/** Sessions that are looked at at the same time. */
const atOnce = 20

const refuse = (socket: Duplex, status: number) =>
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)

/** Opens websockets for known channels and our own pages, as many as is measured, and keeps them alive and honest. */
export const makeLiveDoor = ({ channels, publicUrl, ...surroundings }: Dependencies): LiveDoor => {
  const { pace, measure } = surroundings
  const byPath = new Map([...channels.values()].map((channel) => [channel.path as string, channel]))
  const server = new WebSocketServer({ noServer: true, maxPayload: most.frame })
  const open = new Set<Conversation>()
  const ofNetwork = new Map<string, number>()
  let ended = false

  const admit = (channel: Channel, request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const network = networkOfUpgrade(request)
    const already = ofNetwork.get(network) ?? 0
    if (already >= measure.perNetwork || open.size >= measure.all) return refuse(socket, 429)
    server.handleUpgrade(request, socket, head, (ws) => {
      const conversation = websocketSession(ws, channel, network, surroundings)
      open.add(conversation)
      ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + 1)
      ws.on('close', () => {
        open.delete(conversation)
        const left = (ofNetwork.get(network) ?? 1) - 1
        if (left > 0) ofNetwork.set(network, left)
        else ofNetwork.delete(network)
      })
    })
  }
  const lookAtSessions = async () => {
    const waiting = [...open]
    const one = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await next.look()
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }
  const beats = setInterval(() => {
    for (const one of open) one.heartbeat()
  }, pace.heartbeat)
  const looks = setInterval(() => void lookAtSessions(), pace.look)
  for (const timer of [beats, looks]) timer.unref()

  return {
    upgrade: (request, socket, head) => {
      // One that is cut before it is a websocket.
      socket.on('error', () => socket.destroy())
      const channel = byPath.get((request.url ?? '').split('?')[0] ?? '')
      if (!channel) return void refuse(socket, 404)
      if (!isOwnOrigin(request, publicUrl)) return void refuse(socket, 403)
      if (ended) return void refuse(socket, 503)
      admit(channel, request, socket, head)
    },
    end: async () => {
      ended = true
      for (const timer of [beats, looks]) clearInterval(timer)
      for (const one of open) one.close(closing.away)
      for (let waited = 0; open.size > 0 && waited < goodbye; waited += 20) await new Promise((resolve) => setTimeout(resolve, 20))
      for (const client of server.clients) client.terminate()
    },
  }
}
