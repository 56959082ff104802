import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { plugin } from '../testing/row-probe/plugin.ts'
import { type ServedRows, servedRows } from '../testing/served-rows.ts'

let platform: TestPlatform
let rows: ServedRows
beforeAll(async () => {
  platform = await testPlatform({ plugins: [plugin] })
  rows = await servedRows(platform)
})
afterAll(async () => {
  rows.end()
  await platform.end()
})

const get = (path: string) => fetch(`${rows.url}/api/probe${path}`, { redirect: 'manual' })
const send = (path: string, body: BodyInit, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(`${rows.url}/api/probe${path}`, { method, body, headers })
const told = async (answer: Response) => {
  const problem = (await answer.json()) as { code?: string; schema?: object }
  return [answer.status, problem.code, ...Object.keys(problem.schema ?? {})]
}
const head = ({ headers }: Response) => [headers.get('content-type'), headers.get('content-disposition')]

test('PL-04 CSV: quoted, with a heading; what a spreadsheet would run is disarmed, numbers are not touched', async () => {
  const answer = await get('/lines.csv')
  expect(head(answer)).toEqual(['text/csv; charset=utf-8', 'attachment; filename=lines.csv'])
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    'name,number,note\r\n"\'=HYPERLINK(""http://zle.example"")",-5,\r\n"Ala, ""kot""\nżółw",2,\'+48 600\r\n\'-1,3,\'@ktoś\r\n',
  )
})

test('PL-04 zip: the members with their bytes', async () => {
  const answer = await get('/packed')
  expect(head(answer)).toEqual(['application/zip', 'attachment; filename=packed.zip'])
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
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

test('PL-04 a file: pictures are shown, all else is handed over to be saved', async () => {
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

test('PL-04 a redirect leads to our own addresses with 303, and nowhere else', async () => {
  const answer = await get('/move?to=/zlobki%3Fa=b')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/zlobki?a=b'])
  for (const to of ['//zle.example', '/\\zle.example', 'https://zle.example', '/a b', '']) {
    const refused = await get(`/move?to=${encodeURIComponent(to)}`)
    expect([to, refused.status, refused.headers.get('location')]).toEqual([to, 500, null])
  }
  expect(rows.bugs).toHaveLength(5)
})

test('PL-04 a form: fields once or several times; another kind of body is refused', async () => {
  const answer = await send('/form', new URLSearchParams('name=Ala+%C5%BB&tag=a&tag=b'))
  expect(await answer.json()).toEqual({ name: 'Ala Ż', tags: ['a', 'b'] })
  expect(await told(await send('/form', new URLSearchParams('name=Ala&admin=1')))).toEqual([422, 'error/validation', 'admin'])
  expect(await told(await send('/form', '{"name":"Ala"}', { 'content-type': 'application/json' }))).toEqual([415, 'error/bad-file-format'])
  const many = new URLSearchParams(Array.from({ length: 201 }, (_, n) => [`f${n}`, 'x']))
  expect(await told(await send('/form', many))).toEqual([413, 'error/file-too-big'])
})

const form = (files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>, title = 'Zdjęcia') => {
  const body = new FormData()
  body.set('title', title)
  for (const [name, bytes] of Object.entries(files)) body.append('file', new Blob([bytes], { type: 'image/png' }), name)
  return body
}

test('PL-04 multipart: fields and files with name, kind and bytes', async () => {
  const one = await send('/files', form({ 'żaba.png': new Uint8Array([137, 80]) }))
  expect(await one.json()).toEqual({ title: 'Zdjęcia', files: [{ name: 'żaba.png', mime: 'image/png', size: 2, begins: 137 }] })
  const two = await send('/files', form({ 'a.png': new Uint8Array(4_999_999), 'b.png': new Uint8Array(0) }))
  expect(((await two.json()) as { files: { size: number }[] }).files.map(({ size }) => size)).toEqual([4_999_999, 0])
})

test('PL-04 multipart: too big, too many, broken or none at all is refused by name', async () => {
  const big = new Uint8Array(5_000_001)
  expect(await told(await send('/files', form({ 'a.png': big })))).toEqual([413, 'error/file-too-big'])
  const three = new Uint8Array(4_000_000)
  expect(await told(await send('/files', form({ a: three, b: three, c: three })))).toEqual([413, 'error/file-too-big'])
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n}.png`, new Uint8Array(1)]))
  expect(await told(await send('/files', form(many)))).toEqual([413, 'error/file-too-big'])
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(await told(await send('/files', '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nnever ends', type))).toEqual([
    400,
    'error/bad-request',
  ])
  expect(await told(await send('/files', 'x', { 'content-type': 'multipart/form-data' }))).toEqual([400, 'error/bad-request'])
  expect(await told(await send('/files', '{}', { 'content-type': 'application/json' }))).toEqual([415, 'error/bad-file-format'])
})

test('PL-04 raw: the bytes as they came, of any kind', async () => {
  const answer = await send('/bytes', new Uint8Array([0, 255, 10]), { 'content-type': 'application/x-anything' }, 'PUT')
  expect(await answer.json()).toEqual({ size: 3 })
  expect(await told(await send('/bytes', new Uint8Array(100_001), {}, 'PUT'))).toEqual([413, 'error/file-too-big'])
  expect(await told(await fetch(`${rows.url}/api/probe/bytes`, { method: 'PUT' }))).toEqual([422, 'error/validation', 'body'])
})

test('PL-04 a row that gives nothing answers 204', async () => {
  const answer = await fetch(`${rows.url}/api/probe/thing/7`, { method: 'DELETE' })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
})

test('JSON nested deeper than twenty is refused before it is read, brackets in texts do not count', async () => {
  const json = { 'content-type': 'application/json' }
  const nested = (depth: number) => `{"word":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
  expect(await told(await send('/note', nested(21), json))).toEqual([400, 'error/bad-request'])
  expect(await told(await send('/note', nested(20), json))).toEqual([422, 'error/validation', 'word', 'text'])
  expect((await send('/note', JSON.stringify({ text: '"[['.repeat(40) }), json)).status).toBe(200)
})

test('a query longer than 2 KB is refused', async () => {
  expect(await told(await get(`/file?mime=${'x'.repeat(2100)}`))).toEqual([400, 'error/bad-request'])
})
