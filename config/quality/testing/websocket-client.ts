import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** Websocket frame as the client receives it. */
export interface Frame {
  readonly type: string
  readonly id: number | null
  readonly ts: string
  /** Id of the message that is answered. */
  readonly request?: string
  readonly data: unknown
}

/** Websocket client that records received frames and the close code. */
export interface WebSocketClient {
  readonly frames: Frame[]
  readonly socket: WebSocket
  send(frame: unknown): void
  /** Waits for a frame of this type that `matches`; throws after five seconds. */
  waitForFrame(type: string, matches?: (frame: Frame) => boolean): Promise<Frame>
  /** Close code. */
  readonly closeCode: Promise<number>
}

/** Connects to `path`; throws with the status when the upgrade is rejected. `origin`: default the server's own, `null` for none. */
export const connectWebSocket = async (
  server: string,
  path: string,
  { origin = server, headers = {} }: { origin?: string | null; headers?: Record<string, string> } = {},
): Promise<WebSocketClient> => {
  const socket = new WebSocket(server.replace('http', 'ws') + path, { headers, ...(origin === null ? {} : { origin }) })
  const frames: Frame[] = []
  socket.on('message', (data) => void frames.push(JSON.parse(String(data)) as Frame))
  const closeCode = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_, { statusCode }) => reject(new Error(`refused ${statusCode}`)))
    socket.on('error', reject)
  })
  return {
    frames,
    socket,
    closeCode,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    waitForFrame: async (type, matches = () => true) => {
      for (const until = Date.now() + 5000; Date.now() < until; await sleep(5)) {
        const found = frames.find((frame) => frame.type === type && matches(frame))
        if (found) return found
      }
      throw new Error(`no ${type} among ${JSON.stringify(frames)}`)
    },
  }
}

/** Connects to a channel, by default the main one, and authenticates by a bearer token. */
export const connectSignedIn = async (server: string, jwt: string, lastId?: number, path = '/api/v1/main/ws'): Promise<WebSocketClient> => {
  const client = await connectWebSocket(server, path)
  client.send({ type: 'auth', jwt, ...(lastId === undefined ? {} : { last_id: lastId }) })
  await client.waitForFrame('ready')
  return client
}
