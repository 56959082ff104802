import { once } from 'node:events'
import net from 'node:net'

/** A line to the database that can be cut and mended, so that "the database is away" happens to one product and not to the machine. */
export interface CutLine {
  readonly url: string
  cut(): Promise<void>
  mend(): Promise<void>
  end(): Promise<void>
}

/** Puts a line of our own before a database address. */
export const cutLine = async (databaseUrl: string): Promise<CutLine> => {
  const target = new URL(databaseUrl)
  const open = new Set<net.Socket>()
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
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
    for (const socket of open) socket.destroy()
    await closed
  }
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    cut,
    mend: async () => void (await listen(port)),
    end: async () => {
      if (server.listening) await cut()
    },
  }
}
