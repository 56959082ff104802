import { createSocket } from 'node:dgram'
import tls from 'node:tls'
import { type Answer, decode, encode, type Question } from 'dns-packet'
import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDomains } from './domains.ts'
import { certificate, key } from './testing/certificate.ts'

/** Records by name; a name without an entry does not exist, and one whose entry is `null` gets a failure. */
const records: Readonly<Record<string, readonly Answer[] | null>> = {
  '_kredka.bajka.pl': [
    { type: 'TXT', name: '_kredka.bajka.pl', data: ['kredka-', 'site=abc'] },
    { type: 'TXT', name: '_kredka.bajka.pl', data: 'other' },
  ],
  'bajka.pl': [
    { type: 'CNAME', name: 'bajka.pl', data: 'kredka.pl' },
    { type: 'A', name: 'kredka.pl', data: '192.0.2.7' },
  ],
  'six.pl': [{ type: 'AAAA', name: 'six.pl', data: '2001:db8::7' }],
  'broken.pl': null,
}
const answersTo = ({ name, type }: Question) => records[name]?.filter((one) => one.type === type || one.type === 'CNAME') ?? []

const server = createSocket('udp4')
const secure = tls.createServer({ cert: certificate, key })
const portOf = (address: unknown) => (address as { readonly port: number }).port
let domains: ReturnType<typeof makeDomains>

beforeAll(async () => {
  server.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message)
    const [question] = questions
    if (!question) return
    const rcode = question.name in records ? (records[question.name] === null ? 2 : 0) : 3
    const flags = 0x8180 | rcode
    server.send(
      encode({ type: 'response', id, flags, questions, answers: answersTo(question) } as Parameters<typeof encode>[0]),
      port,
      address,
    )
  })
  await new Promise<void>((bound) => server.bind(0, '127.0.0.1', bound))
  await new Promise<void>((bound) => secure.listen(0, '127.0.0.1', bound))
  domains = makeDomains({
    publicUrl: `https://localhost:${portOf(secure.address())}`,
    servers: [`127.0.0.1:${portOf(server.address())}`],
    authorities: [certificate],
  })
})
afterAll(() => {
  server.close()
  secure.close()
})

const run = Effect.runPromise

test('reads the texts at a name, joined from their parts; none where the name does not exist', async () => {
  expect(await run(domains.texts('_kredka.bajka.pl'))).toEqual(['kredka-site=abc', 'other'])
  expect(await run(domains.texts('_kredka.nie-ma.pl'))).toEqual([])
})

test('reads addresses of both kinds, through an alias', async () => {
  expect(await run(domains.addresses('bajka.pl'))).toEqual(['192.0.2.7'])
  expect(await run(domains.addresses('six.pl'))).toEqual(['2001:db8::7'])
  expect(await run(domains.addresses('nie-ma.pl'))).toEqual([])
})

test('a failing name server is no answer, not an empty one', async () => {
  expect([await run(domains.texts('broken.pl')), await run(domains.addresses('broken.pl'))]).toEqual([null, null])
})

test('reads the end of a certificate for the domain; none for another domain, or without HTTPS', async () => {
  expect(await run(domains.certificateUntil('przedszkole-bajka.pl'))).toMatch(/^2126-.*Z$/)
  expect(await run(domains.certificateUntil('inne.pl'))).toBeNull()
  expect(await run(makeDomains({ publicUrl: 'http://localhost' }).certificateUntil('przedszkole-bajka.pl'))).toBeNull()
})
