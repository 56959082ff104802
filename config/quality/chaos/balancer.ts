import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** Load balancer in front of several processes. */
export interface Balancer {
  readonly url: string
  /** Sends no new requests to a port. */
  remove(port: number): void
  add(port: number): void
  close(): void
}

/** Starts a round-robin balancer over local ports; a failed GET is retried on the next port. */
export const openBalancer = async (first: readonly number[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true })
  let ports = [...first]
  let turn = 0
  const send = (incoming: IncomingMessage, outgoing: ServerResponse, tries: number): void => {
    const port = ports[turn++ % ports.length]
    const { method = 'GET', url = '/', headers } = incoming
    const forwarded = request({ agent, port, host: '127.0.0.1', method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.on('error', () => {
      if (method === 'GET' && tries > 0 && !outgoing.headersSent) send(incoming, outgoing, tries - 1)
      else outgoing.writeHead(502).end()
    })
    incoming.pipe(forwarded)
  }
  const server = createServer((request, response) => send(request, response, 2)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    remove: (port) => {
      ports = ports.filter((one) => one !== port)
    },
    add: (port) => {
      ports = [...ports, port]
    },
    close: () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
