import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** What stands before several processes and sends each request to one that takes it, as any proxy does. */
export interface Balancer {
  readonly url: string
  /** Sends no more new requests there. */
  leave(port: number): void
  join(port: number): void
  close(): void
}

/** A round robin over ports of this machine; a GET that finds nobody goes to the next. */
export const openBalancer = async (first: readonly number[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true })
  let ports = [...first]
  let turn = 0
  const send = (asked: IncomingMessage, answer: ServerResponse, tries: number): void => {
    const port = ports[turn++ % ports.length]
    const { method = 'GET', url = '/', headers } = asked
    const passed = request({ agent, port, host: '127.0.0.1', method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => {
      if (method === 'GET' && tries > 0 && !answer.headersSent) send(asked, answer, tries - 1)
      else answer.writeHead(502).end()
    })
    asked.pipe(passed)
  }
  const server = createServer((asked, answer) => send(asked, answer, 2)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leave: (port) => {
      ports = ports.filter((one) => one !== port)
    },
    join: (port) => {
      ports = [...ports, port]
    },
    close: () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
