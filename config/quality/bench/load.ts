import { Agent, request } from 'node:http'

/** Request to a server: path, body of a POST, and additional headers. */
export interface BenchRequest {
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Number of client addresses, high enough to stay below the rate limit of each. */
const visitors = 2000
let turn = 0
/** Returns the next client address. */
export const nextVisitorAddress = (): string => {
  turn = (turn + 1) % visitors
  return `198.18.${turn >> 8}.${turn & 255}`
}

/** Connections of the closed loop, unless told otherwise. */
const defaultConnections = 8

const send = (address: string, { path, body, headers: extraHeaders }: BenchRequest, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = body && JSON.stringify(body)
    const from = { 'X-Forwarded-For': nextVisitorAddress(), ...extraHeaders }
    const headers = sent === undefined ? from : { ...from, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }
    request(address + path, { agent, method: sent === undefined ? 'GET' : 'POST', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks).toString())
          : reject(new Error(`${address}${path} returned ${response.statusCode}`)),
      )
    })
      .on('error', reject)
      .end(sent)
  })

/** Sends a request; returns the response body as text. */
export const responseOf = (address: string, request: BenchRequest): Promise<string> => send(address, request, new Agent())

/**
 * Measures responses per second in a closed loop, with the same or a new request each time. Throws for statuses other
 * than 200. Requests no compression.
 */
export const measureThroughput = async (
  address: string,
  request: BenchRequest | (() => BenchRequest),
  milliseconds: number,
  connections = defaultConnections,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  let responses = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - began < milliseconds) {
        await send(address, typeof request === 'function' ? request() : request, agent)
        responses++
      }
    }),
  )
  agent.destroy()
  return (responses * 1000) / (performance.now() - began)
}
