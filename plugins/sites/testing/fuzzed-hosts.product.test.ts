import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { makeHostReader } from '#web/server/site-hosts/visited-host.ts'
import { insertSite } from './insert-site.ts'

const product = startForTests(() =>
  startProduct({ editions: 1, jobs: false, variables: { MAIN_HOSTS: 'localhost,kredka.test', PAGE_CACHE_MB: '8' } }),
)
const read = makeHostReader(['localhost', 'kredka.test'])

beforeAll(async () => {
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(product.platform, sql, parameters)
  const [facility] = await rows<{ id: string }>(
    `update facility set status = 'premium' where id = (select min(id::text)::uuid from facility) returning id`,
  )
  await rows(`insert into facility_package (facility_id, valid_until) values (?, '2099-01-01') returning 1`, [facility?.id])
  await insertSite({ rows }, facility?.id ?? '', { name: 'bajka' })
})

/** Sends a request as it is written, which no client would do; returns the whole answer, empty without one. */
const send = async (host: string, path: string): Promise<string> => {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1').on('error', () => undefined)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: refresh_token=x\r\nX-Forwarded-For: 198.51.100.9\r\nConnection: close\r\n\r\n`,
  )
  await once(socket, 'close')
  return answer
}

const without = (text: string) => text.replaceAll(/[\s\p{Cc}]/gu, '')
const label = fc.oneof(
  fc.constantFrom(
    'bajka',
    'BaJka',
    'xn--bajka-i5a',
    '🎈',
    'żabka',
    '..',
    '.',
    '-',
    '%00',
    '~strona',
    'www',
    'a'.repeat(70),
    '192.0.2.1',
    '[::1]',
  ),
  fc.string({ maxLength: 12 }).map(without),
  fc.string({ unit: 'binary', maxLength: 6 }).map(without),
)
const host = fc
  .tuple(
    fc.array(label, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('.kredka.test', '.KREDKA.test', '.localhost', '.pl', '', '.evil.example'),
    fc.constantFrom('', '.', ':80', '.:3000', ':', ':99999', '..'),
  )
  .map(([labels, main, end]) => labels.join('.') + main + end)
const word = fc.oneof(
  fc.constantFrom(
    'o-nas',
    'user',
    'logowanie',
    'zlobki',
    'api',
    'v1',
    'session',
    '~strona',
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%ff',
    'okna',
    'aktualnosci',
  ),
  fc.string({ maxLength: 10 }).map((text) => encodeURIComponent(without(text).toWellFormed())),
)
const path = fc
  .tuple(fc.array(word, { maxLength: 4 }), fc.option(fc.tuple(fc.constantFrom('subpage', 'page', 'q'), word)))
  .map(([words, query]) => `/${words.join('/')}${query === null ? '' : `?${query.join('=')}`}`)

/** Pages of sites have no script that runs. */
const runningScript = /<script(?! type="application\/ld\+json")/

test('WB-08 WB-10 no host and no path of a site gives a 5xx, a cookie or a page of the directory', async () => {
  const statuses = new Set<string>()
  const isRight = async (visited: string, address: string) => {
    const answer = await send(visited, address)
    const [, status = ''] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? []
    statuses.add(status)
    expect([visited, address, status]).toEqual([visited, address, expect.stringMatching(/^([234]\d\d)$/)])
    // The directory answers to addresses and to single labels.
    if (read(visited).kind === 'main') return
    const [, head = '', body = ''] = /^([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(answer) ?? []
    expect([visited, address, head.toLowerCase().includes('\nset-cookie')]).toEqual([visited, address, false])
    expect([visited, address, runningScript.test(body)]).toEqual([visited, address, false])
  }
  await fc.assert(fc.asyncProperty(fc.oneof(host, fc.constant('bajka.kredka.test')), path, isRight), { numRuns: 600, endOnFailure: true })
  expect([...statuses]).toEqual(expect.arrayContaining(['200', '301', '404']))
})
