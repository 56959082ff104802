import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { connect } from './orm.ts'

/** Code by which a client asks for TLS before it says anything else. */
const tlsRequest = 80_877_103

test('J11 `sslmode` of the address holds for all statements: without TLS nothing is said, not even the name', async () => {
  const heard: Buffer[] = []
  const server = createServer((socket) => {
    socket.on('data', (bytes) => {
      heard.push(Buffer.from(bytes))
      // No.
      socket.end('N')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `postgresql://kredka:secret@127.0.0.1:${port}/kredka?sslmode=verify-full`
  const orm = await connect({ url, tables: [], migrations: [] })
  await expect(orm.em.execute('select 1')).rejects.toThrow(/SSL/)
  expect(heard.map((bytes) => [bytes.length, bytes.readInt32BE(4)])).toEqual([[8, tlsRequest]])
  await orm.close()
  server.close()
})
