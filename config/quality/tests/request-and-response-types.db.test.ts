import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { testPlatform } from '../testing/platform.ts'
import { plugin } from '../testing/route-fixture/plugin.ts'
import { startRouteServer } from '../testing/route-server.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const platform = startForTests(() => testPlatform({ plugins: [plugin] }))
const server = startForTests(() => startRouteServer(platform))

const get = (path: string) => fetch(`${server.url}/api/probe${path}`, { redirect: 'manual' })
const send = (path: string, body: BodyInit, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(`${server.url}/api/probe${path}`, { method, body, headers })
const problemOf = async (response: Response) => {
  const problem = (await response.json()) as { code?: string; schema?: object }
  return [response.status, problem.code, ...Object.keys(problem.schema ?? {})]
}
const head = ({ headers }: Response) => [headers.get('content-type'), headers.get('content-disposition')]

test('PL-04 CSV: quoted, with a header; formulas are escaped, numbers are not changed', async () => {
  const response = await get('/lines.csv')
  expect(head(response)).toEqual(['text/csv; charset=utf-8', 'attachment; filename=lines.csv'])
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    'name;number;note\r\n"\'=HYPERLINK(""http://zle.example"")";-5;\r\n"Ala, ""kot""\nżółw";2;\'+48 600\r\n\'-1;3;\'@ktoś\r\n',
  )
})

test('PL-04 zip: the members with their content', async () => {
  const response = await get('/packed')
  expect(head(response)).toEqual(['application/zip', 'attachment; filename=packed.zip'])
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])).toEqual([
    ['a.txt', 'Żółw'],
    ['b/c.json', '{}'],
  ])
})

test('PL-04 ICS and XML with their types', async () => {
  const calendar = await get('/calendar')
  expect(head(calendar)).toEqual(['text/calendar; charset=utf-8', 'attachment; filename=calendar.ics'])
  expect(await calendar.text()).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
  const markup = await get('/markup')
  expect([head(markup)[0], await markup.text()]).toEqual(['application/xml; charset=utf-8', '<a>Ż</a>'])
})

test('PL-04 a file: pictures are inline, all others are attachments', async () => {
  const picture = await get('/file?mime=image/png')
  expect([...head(picture), await picture.text()]).toEqual(['image/png', null, 'bytes'])
  for (const mime of ['text/html', 'image/svg+xml', 'application/pdf']) {
    const [type, saved] = head(await get(`/file?mime=${encodeURIComponent(mime)}`))
    expect([type?.split(';')[0], saved]).toEqual([
      mime,
      `attachment; filename="zdj?cie \\"1\\".png"; filename*=UTF-8''zdj%C4%99cie%20%221%22.png`,
    ])
  }
})

test('PL-04 a redirect leads to own addresses only, with 303', async () => {
  const response = await get('/move?to=/zlobki%3Fa=b')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/zlobki?a=b'])
  for (const to of ['//zle.example', '/\\zle.example', 'https://zle.example', '/a b', '']) {
    const rejected = await get(`/move?to=${encodeURIComponent(to)}`)
    expect([to, rejected.status, rejected.headers.get('location')]).toEqual([to, 500, null])
  }
  expect(server.unexpectedErrors).toHaveLength(5)
})

test('PL-04 a form: single and repeated fields; rejects another content type', async () => {
  const response = await send('/form', new URLSearchParams('name=Ala+%C5%BB&tag=a&tag=b'))
  expect(await response.json()).toEqual({ name: 'Ala Ż', tags: ['a', 'b'] })
  expect(await problemOf(await send('/form', new URLSearchParams('name=Ala&admin=1')))).toEqual([422, 'error/validation', 'admin'])
  expect(await problemOf(await send('/form', '{"name":"Ala"}', { 'content-type': 'application/json' }))).toEqual([
    415,
    'error/unsupported-media-type',
  ])
  const many = new URLSearchParams(Array.from({ length: 201 }, (_, n) => [`f${n}`, 'x']))
  expect(await problemOf(await send('/form', many))).toEqual([413, 'error/body-too-big'])
})

const form = (files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>, title = 'Zdjęcia') => {
  const body = new FormData()
  body.set('title', title)
  for (const [name, bytes] of Object.entries(files)) body.append('file', new Blob([bytes], { type: 'image/png' }), name)
  return body
}

test('PL-04 multipart: fields and files with name, type and content', async () => {
  const one = await send('/files', form({ 'żaba.png': new Uint8Array([137, 80]) }))
  expect(await one.json()).toEqual({ title: 'Zdjęcia', files: [{ name: 'żaba.png', mime: 'image/png', size: 2, begins: 137 }] })
  const two = await send('/files', form({ 'a.png': new Uint8Array(4_999_999), 'b.png': new Uint8Array(0) }))
  expect(((await two.json()) as { files: { size: number }[] }).files.map(({ size }) => size)).toEqual([4_999_999, 0])
})

test('PL-04 multipart: rejects too big, too many, broken and missing files with their codes', async () => {
  const big = new Uint8Array(5_000_001)
  expect(await problemOf(await send('/files', form({ 'a.png': big })))).toEqual([413, 'error/file-too-big'])
  const three = new Uint8Array(4_000_000)
  expect(await problemOf(await send('/files', form({ a: three, b: three, c: three })))).toEqual([413, 'error/file-too-big'])
  expect(await problemOf(await send('/files', form({}, 'x'.repeat(100_001))))).toEqual([413, 'error/body-too-big'])
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n}.png`, new Uint8Array(1)]))
  expect(await problemOf(await send('/files', form(many)))).toEqual([413, 'error/file-too-big'])
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(await problemOf(await send('/files', '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nnever ends', type))).toEqual([
    400,
    'error/bad-request',
  ])
  expect(await problemOf(await send('/files', 'x', { 'content-type': 'multipart/form-data' }))).toEqual([400, 'error/bad-request'])
  expect(await problemOf(await send('/files', '{}', { 'content-type': 'application/json' }))).toEqual([415, 'error/unsupported-media-type'])
})

test('PL-04 raw: the bytes as sent, of any type', async () => {
  const response = await send('/bytes', new Uint8Array([0, 255, 10]), { 'content-type': 'application/x-anything' }, 'PUT')
  expect(await response.json()).toEqual({ size: 3 })
  expect(await problemOf(await send('/bytes', new Uint8Array(100_001), {}, 'PUT'))).toEqual([413, 'error/body-too-big'])
  expect(await problemOf(await fetch(`${server.url}/api/probe/bytes`, { method: 'PUT' }))).toEqual([422, 'error/validation', 'body'])
})

test('PL-04 a route without output responds 204', async () => {
  const response = await fetch(`${server.url}/api/probe/thing/7`, { method: 'DELETE' })
  expect([response.status, await response.text()]).toEqual([204, ''])
})

test('rejects JSON nested deeper than twenty before parsing; brackets in strings do not count', async () => {
  const json = { 'content-type': 'application/json' }
  const nested = (depth: number) => `{"word":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
  expect(await problemOf(await send('/note', nested(21), json))).toEqual([400, 'error/bad-request'])
  expect(await problemOf(await send('/note', nested(20), json))).toEqual([422, 'error/validation', 'word', 'text'])
  expect((await send('/note', JSON.stringify({ text: '"[['.repeat(40) }), json)).status).toBe(200)
})

test('rejects a query longer than 2 KB', async () => {
  expect(await problemOf(await get(`/file?mime=${'x'.repeat(2100)}`))).toEqual([400, 'error/bad-request'])
})
