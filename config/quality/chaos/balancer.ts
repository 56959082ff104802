import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Load balancer in front of several processes. */
export interface Balancer {
  readonly url: string
  close(): void
}

/**
 * Starts a round-robin balancer over local ports with connections that are kept alive; a GET whose connection is
 * refused goes to the next port.
 */
export const openBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const send = (incoming: IncomingMessage, outgoing: ServerResponse, at: number, tries: number): void => {
    const port = ports[at % ports.length]
    const { method = 'GET', url = '/', headers } = incoming
    const forwarded = request({ agent, port, host: '127.0.0.1', method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && method === 'GET' && tries > 0) send(incoming, outgoing, at + 1, tries - 1)
      else if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    if (method === 'GET') forwarded.end()
    else incoming.pipe(forwarded)
  }
  const server = createServer((request, response) => send(request, response, turn++, ports.length - 1)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
