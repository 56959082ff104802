import { once } from 'node:events'
import net from 'node:net'

/** TCP proxy in front of the database; disconnecting it makes the database unavailable to one product only. */
export interface DatabaseProxy {
  readonly url: string
  disconnect(): Promise<void>
  reconnect(): Promise<void>
  close(): Promise<void>
}

/** Starts a proxy in front of the database at `databaseUrl`. */
export const startDatabaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname)
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.pipe(peer)
      socket.on('error', () => peer.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        peer.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as net.AddressInfo).port
  }
  const port = await listen(0)
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    disconnect: cut,
    reconnect: async () => void (await listen(port)),
    close: async () => {
      if (server.listening) await cut()
    },
  }
}
