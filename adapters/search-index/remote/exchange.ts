import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { text } from 'node:stream/consumers'

/** Idle connections to the process, and all of them. */
const maxIdle = 16
const maxConnections = 64

/** Path of the requests on the process that holds the index. */
export const searchPath = '/internal/search'

/** Sends a body to the process that holds the index; returns its reply, rejects with one line. */
export type Exchange = (body: string, timeoutMs: number) => Promise<unknown>

const refusals: Readonly<Record<number, string>> = {
  400: 'it does not know this request: is it of another version?',
  401: 'it refuses the token: JWT_SECRETS of both processes have none in common',
  404: 'it holds no index, or the request came through a proxy',
  503: 'its index is not loaded yet',
}

/** Creates an exchange over connections that stay open. */
export const makeExchange = (url: string, token: () => string): { readonly exchange: Exchange; readonly close: () => void } => {
  const { protocol, hostname } = new URL(url)
  const { Agent, request: sendRequest } = protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections, maxFreeSockets: maxIdle, scheduling: 'lifo' })
  const send = (body: string, signal: AbortSignal, mayRepeat: boolean): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const request = sendRequest(`${url}${searchPath}`, {
        method: 'POST',
        agent,
        signal,
        // The certificate is that of the address, not of the `Host` below.
        ...(protocol === 'https:' && { servername: isIP(hostname) ? '' : hostname }),
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          Authorization: `Bearer ${token()}`,
          // The other process takes its own name for that of a site.
          Host: 'localhost',
        },
      })
      request.on('response', resolve)
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The other side has closed an idle connection meanwhile.
        if (mayRepeat && request.reusedSocket && error.code === 'ECONNRESET') send(body, signal, false).then(resolve, reject)
        else reject(error)
      })
      request.end(body)
    })
  return {
    exchange: async (body, timeoutMs) => {
      const response = await send(body, AbortSignal.timeout(timeoutMs), true)
      const reply = await text(response)
      const { statusCode = 0 } = response
      if (statusCode !== 200) throw new Error(refusals[statusCode] ?? `it answers ${statusCode}`)
      return JSON.parse(reply)
    },
    close: () => agent.destroy(),
  }
}
