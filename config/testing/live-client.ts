import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** A frame as a client reads it. */
export interface Frame {
  readonly type: string
  readonly id: number | null
  readonly ts: string
  readonly data: unknown
}

/** A websocket as a test has it: all that it heard, and how it ended. */
export interface LiveClient {
  readonly frames: Frame[]
  readonly socket: WebSocket
  say(frame: unknown): void
  /** Until a frame of this type is there that `fits`; throws after five seconds. */
  heard(type: string, fits?: (frame: Frame) => boolean): Promise<Frame>
  /** The code it was closed with. */
  readonly closed: Promise<number>
}

/** Opens one on `path`; a refused upgrade is thrown with its status. `origin`: the server's own unless told, `null` for none. */
export const liveClient = async (
  server: string,
  path: string,
  { origin = server, headers = {} }: { origin?: string | null; headers?: Record<string, string> } = {},
): Promise<LiveClient> => {
  const socket = new WebSocket(server.replace('http', 'ws') + path, { headers, ...(origin === null ? {} : { origin }) })
  const frames: Frame[] = []
  socket.on('message', (data) => void frames.push(JSON.parse(String(data)) as Frame))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((opened, refused) => {
    socket.on('open', opened)
    socket.on('unexpected-response', (_, { statusCode }) => refused(new Error(`refused ${statusCode}`)))
    socket.on('error', refused)
  })
  return {
    frames,
    socket,
    closed,
    say: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    heard: async (type, fits = () => true) => {
      for (const until = Date.now() + 5000; Date.now() < until; await sleep(5)) {
        const found = frames.find((frame) => frame.type === type && fits(frame))
        if (found) return found
      }
      throw new Error(`no ${type} among ${JSON.stringify(frames)}`)
    },
  }
}

/** One that has said who it is and been told that it is known. */
export const signedInClient = async (server: string, jwt: string, lastId?: number): Promise<LiveClient> => {
  const client = await liveClient(server, '/api/v1/main/ws')
  client.say({ type: 'auth', jwt, ...(lastId === undefined ? {} : { last_id: lastId }) })
  await client.heard('ready')
  return client
}
