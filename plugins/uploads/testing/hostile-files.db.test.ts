import { readdirSync } from 'node:fs'
import { createConnection } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aWorksheet } from '#adapters/documents/testing/sample-pdfs.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { registerAndLogIn } from '#plugins/accounts/testing/account-browser.ts'
import { RemoveFiles } from '../use-cases/clean-up-files.ts'
import { hostileFiles } from './hostile-files.ts'
import { brokenPdf, uploadForm } from './sample-forms.ts'

const platform = startForTests(testPlatform)
const server = startForTests(() => startRouteServer(platform))

/** Everything below the folders of stored and spooled files. */
const onDisk = () =>
  ['files', 'spool'].flatMap((folder) => {
    try {
      return readdirSync(path.join(platform.dataDir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => path.join(parentPath, name))
    } catch {
      return []
    }
  })
const rowCount = async () => (await rowsOf<{ n: number }>(platform, 'select count(*)::int n from uploads_upload'))[0]?.n

test('UP-01 J11.1 J11.11 two hundred hostile files are refused or made harmless; of a refused one nothing is accepted, memory grows by at peak 150 MB', async () => {
  const hostile = await hostileFiles()
  const { browser } = await registerAndLogIn(platform, server.url)
  const send = (n: number) => {
    const file = hostile[n % hostile.length]
    if (!file) throw new Error('No file')
    const purpose = file.purposes[Math.floor(n / hostile.length) % file.purposes.length] ?? 'proof'
    return { file, purpose, form: uploadForm(purpose, { bytes: file.bytes, name: file.name }) }
  }
  // Loads sharp.
  await browser.call('POST', '/api/v1/upload', uploadForm('avatar'))
  const files = onDisk().length
  const rows = await rowCount()
  const before = process.memoryUsage().rss
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 10)
  const accepted: { readonly id: string; readonly url: string }[] = []
  for (let n = 0; n < 200; n++) {
    const { file, purpose, form } = send(n)
    const { status, body } = await browser.call('POST', '/api/v1/upload', form)
    const code = status === 200 ? 'harmless' : body.code
    expect([file.name, purpose, code, status]).toEqual([
      file.name,
      purpose,
      file.answer,
      { 'error/bad-file-format': 415, 'error/file-too-big': 413, harmless: 200 }[file.answer],
    ])
    if (code === 'error/bad-file-format') expect(body.message).toBe('Nieprawidłowy format pliku')
    if (code === 'error/file-too-big') expect(body.message).toBe('Plik jest za duży')
    if (status === 200) accepted.push(body)
    // The limits of the route and of unused files are tested elsewhere.
    if (n % 50 === 49) await rowsOf(platform, 'delete from rate_limit')
  }
  clearInterval(timer)
  expect(Math.round((peak - before) / 1e6)).toBeLessThanOrEqual(150)
  expect([await rowCount(), accepted.length > 20]).toEqual([(rows ?? 0) + accepted.length, true])
  for (const { url } of accepted) {
    const response = await fetch(server.url + url)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([response.status, response.headers.get('x-content-type-options'), bytes.includes('SECRET')]).toEqual([200, 'nosniff', false])
    const { exif, format } = await sharp(bytes).metadata()
    expect([exif, ['jpeg', 'webp'].includes(format)]).toEqual([undefined, true])
  }
  for (const { id } of accepted) expect((await browser.call('DELETE', `/api/v1/upload/${id}`)).status).toBe(200)
  await platform.run(RemoveFiles, system, {})
  expect(onDisk().length).toBe(files)
  expect(server.unexpectedErrors).toEqual([])
})

test('an upload that breaks off leaves nothing behind, and those of visitors are refused before they are read', async () => {
  const { browser } = await registerAndLogIn(platform, server.url)
  const { port } = new URL(server.url)
  const files = onDisk()
  const rows = await rowCount()
  const begin = (authorization: string) => {
    const socket = createConnection(Number(port), '127.0.0.1')
    socket.write(
      `POST /api/v1/upload HTTP/1.1\r\nHost: x\r\n${authorization}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n` +
        '--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\navatar\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
    )
    socket.write(Buffer.alloc(1_000_000, 0xff))
    return socket
  }
  const sockets = Array.from({ length: 10 }, () => begin(`Authorization: Bearer ${browser.jwt}\r\n`))
  await sleep(300)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => [onDisk(), await rowCount()], { interval: 100 }).toEqual([files, rows])

  const visitor = begin('')
  const answer = await new Promise<string>((resolve) => visitor.once('data', (data) => resolve(data.toString())))
  expect(answer).toContain('401 Unauthorized')
  visitor.destroy()
  expect(server.unexpectedErrors).toEqual([])
})

test('UP-01 a picture is served for ever, in parts, and as nothing but what it is; a document is a download where nothing runs', async () => {
  const { browser } = await registerAndLogIn(platform, server.url)
  const picture = (await browser.call('POST', '/api/v1/upload', uploadForm('opinion_photo', { alt: 'Plac' }))).body
  const get = (to: string, headers = {}, method = 'GET') => fetch(server.url + to, { method, headers })
  const whole = await get(picture.url)
  const bytes = Buffer.from(await whole.arrayBuffer())
  const header = (response: Response, name: string) => response.headers.get(name)
  expect(
    ['content-type', 'cache-control', 'content-disposition', 'content-length', 'accept-ranges'].map((name) => header(whole, name)),
  ).toEqual(['image/jpeg', 'public, max-age=31536000, immutable', null, String(bytes.length), 'bytes'])
  const etag = header(whole, 'etag') ?? ''
  expect((await get(picture.url, { 'if-none-match': etag })).status).toBe(304)
  const part = await get(picture.url, { range: 'bytes=2-5' })
  expect([part.status, header(part, 'content-range'), Buffer.from(await part.arrayBuffer())]).toEqual([
    206,
    `bytes 2-5/${bytes.length}`,
    bytes.subarray(2, 6),
  ])
  expect((await get(picture.url, { range: 'bytes=2-5', 'if-range': '"other"' })).status).toBe(200)
  expect((await get(picture.url, { range: `bytes=${bytes.length}-` })).status).toBe(416)
  const head = await get(picture.url, {}, 'HEAD')
  expect([head.status, header(head, 'content-length')]).toEqual([200, String(bytes.length)])
  expect((await get(picture.url, {}, 'POST')).status).toBe(405)

  const proof = (await browser.call('POST', '/api/v1/upload', uploadForm('proof', { bytes: brokenPdf, name: '../odpis KRS ż.exe' }))).body
  const signed = await get(proof.url)
  expect(Buffer.from(await signed.arrayBuffer())).toEqual(Buffer.from(brokenPdf))
  expect(
    ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'].map((name) => header(signed, name)),
  ).toEqual(['application/pdf', 'private, no-store', "default-src 'none'; sandbox", 'nosniff'])
  expect(header(signed, 'content-disposition')).toBe(`attachment; filename="odpis KRS ?.pdf"; filename*=UTF-8''odpis%20KRS%20%C5%BC.pdf`)
  for (const bad of [
    proof.url.split('?')[0],
    `${proof.url}x`,
    proof.url.replace(/do=\d/, 'do=9'),
    '/pliki/',
    '/pliki/%2e%2e/%2e%2e/x',
    '/pliki/a/b/c',
  ])
    expect((await get(bad)).status).toBe(404)
  expect(server.unexpectedErrors).toEqual([])
})

test('UP-01 the first page of a PDF is a picture beside it; a PDF that cannot be drawn is stored without one', async () => {
  const { browser } = await registerAndLogIn(platform, server.url)
  const upload = async (bytes: Uint8Array) =>
    (await browser.call('POST', '/api/v1/upload', uploadForm('material', { bytes, name: 'karta.pdf' }))).body
  const pdf = await aWorksheet(595, 842)
  const { url, size, preview } = await upload(pdf)
  expect([size, preview.width, preview.height]).toEqual([pdf.length, 640, 905])
  for (const width of ['320', '640']) {
    const response = await fetch(server.url + preview[width])
    expect(['content-type', 'cache-control', 'content-disposition'].map((name) => response.headers.get(name))).toEqual([
      'image/webp',
      'private, no-store',
      null,
    ])
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(Number(width))
    expect((await fetch(server.url + preview[width].split('?')[0])).status).toBe(404)
  }
  expect((await fetch(server.url + url)).headers.get('content-disposition')).toBe('attachment; filename=karta.pdf')
  expect((await upload(brokenPdf)).preview).toBeNull()
  expect(server.unexpectedErrors).toEqual([])
})
