import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'

interface RequestOptions {
  readonly ca?: string
  readonly method?: string
  /** Host that is asked for, at a proxy of this machine. */
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Response, or the error of the connection in place of its status. */
export interface ThroughProxy {
  readonly status: number | string
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

/** Sends a request to a proxy of this machine, in a connection of its own. */
export const requestThrough = (
  url: string,
  { ca, method = 'GET', host = new URL(url).host, headers = {}, body }: RequestOptions = {},
): Promise<ThroughProxy> =>
  new Promise((resolve) => {
    const { protocol, port, pathname, search } = new URL(url)
    // As it is written: an address with two slashes stays one.
    const path = url.slice(new URL(url).origin.length) || pathname + search
    const servername = host.replace(/:\d+$/, '')
    const options = { host: '127.0.0.1', port, path, method, servername, agent: false as const, signal: AbortSignal.timeout(10_000) }
    const all = { ...options, headers: { host, ...headers }, ...(ca === undefined ? {} : { ca }) }
    const request = (protocol === 'https:' ? https : http).request(all, async (response) => {
      const read = await text(response).catch(() => '')
      resolve({ status: response.complete ? (response.statusCode ?? 0) : 'broken off', headers: response.headers, body: read })
    })
    request.on('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, headers: {}, body: '' }))
    request.end(body)
  })
