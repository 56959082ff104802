import { createConnection } from 'node:net'
import { Effect } from 'effect'
import { Unavailable } from '#core/ports/unavailable.ts'
import type { VirusScanner } from '#core/ports/virus-scanner.ts'

const timeoutMs = 20_000

/** Address of the daemon of ClamAV. */
export interface ClamdAddress {
  readonly host: string
  readonly port: number
}

/** Scans by the daemon of ClamAV: the command INSTREAM over TCP, one connection for each file. */
export const makeClamd = (address: ClamdAddress): VirusScanner => ({
  isClean: (bytes) =>
    Effect.promise(async () => {
      const answer = await ask(address, bytes).catch((error: Error) => {
        throw new Unavailable({ detail: `The virus scanner does not answer: ${error.message}` })
      })
      if (/: OK\0?\s*$/.test(answer)) return true
      if (/ FOUND\0?\s*$/.test(answer)) return false
      throw new Unavailable({ detail: `The virus scanner answered: ${answer.slice(0, 200)}` })
    }),
})

const ask = ({ host, port }: ClamdAddress, bytes: Uint8Array) =>
  new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = createConnection({ host, port, timeout: timeoutMs })
    socket.once('connect', () => {
      socket.write('zINSTREAM\0')
      // Chunks begin with their length; one of length 0 ends the file.
      if (bytes.length > 0) {
        socket.write(lengthOf(bytes))
        socket.write(bytes)
      }
      socket.write(lengthOf(new Uint8Array(0)))
    })
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.once('timeout', () => socket.destroy(new Error('timeout')))
    socket.once('error', reject)
    socket.once('close', () => (parts.length ? resolve(Buffer.concat(parts).toString()) : reject(new Error('connection closed'))))
  })

const lengthOf = ({ length }: Uint8Array): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return size
}
