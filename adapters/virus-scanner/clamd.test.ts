import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { makeClamd } from './clamd.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers) server.close()
  servers.length = 0
})

/** Starts a daemon that answers as ClamAV does, by the content of the file. */
const startClamd = async (answer: (file: string) => string | null) => {
  const server = createServer((socket) => {
    let received: Buffer = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      const command = 'zINSTREAM\0'
      if (!received.subarray(-4).equals(Buffer.alloc(4)) || received.length < command.length + 4) return
      expect(received.subarray(0, command.length).toString()).toBe(command)
      const size = received.readUInt32BE(command.length)
      const file = size ? received.subarray(command.length + 4, command.length + 4 + size) : Buffer.alloc(0)
      const text = answer(file.toString())
      if (text === null) socket.destroy()
      else socket.end(`${text}\0`)
    })
    socket.on('error', () => undefined)
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}
const bytes = (text: string) => new TextEncoder().encode(text)

test('asks the daemon about each file', async () => {
  const { isClean } = makeClamd(await startClamd((file) => (file.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK')))
  expect([await run(isClean(bytes('%PDF'))), await run(isClean(bytes('x EICAR x'))), await run(isClean(new Uint8Array(0)))]).toEqual([
    true,
    false,
    true,
  ])
  expect(await run(isClean(bytes('a'.repeat(4_999_999))))).toBe(true)
})

test('a daemon that is away, breaks off or reports an error makes uploads unavailable, not unscanned', async () => {
  const addresses = [
    { host: '127.0.0.1', port: 1 },
    await startClamd(() => null),
    await startClamd(() => 'INSTREAM size limit exceeded. ERROR'),
    await startClamd(() => 'stream: Can not open file ERROR'),
  ]
  for (const address of addresses)
    await expect(run(makeClamd(address).isClean(bytes('x')))).rejects.toMatchObject({ _tag: 'Unavailable', kind: 'unavailable' })
})
