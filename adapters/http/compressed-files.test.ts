import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express, { type Request, type Response } from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressedFiles } from './compressed-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kredka-assets-'))
const script = 'export const kredka = "żółta";\n'.repeat(200)
let server: Server
let url: string
beforeAll(async () => {
  mkdirSync(path.join(folder, 'chunks'))
  writeFileSync(path.join(folder, 'chunks/a.1f2e.js'), script)
  writeFileSync(path.join(folder, 'font.woff2'), 'woff2')
  const app = express()
    .use('/assets', compressedFiles(folder))
    .use((_, response) => void response.status(404).send('next'))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const get = (file: string, headers: Record<string, string> = {}, method = 'GET') => fetch(`${url}/assets/${file}`, { method, headers })

test.each(['br', 'gzip', 'identity'])('sends a script in the coding %s, forever', async (coding) => {
  const response = await get('chunks/a.1f2e.js', { 'accept-encoding': coding })
  expect(await response.text()).toBe(script)
  expect([response.headers.get('content-type'), response.headers.get('cache-control'), response.headers.get('vary')]).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    'Accept-Encoding',
  ])
  expect(response.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding)
  expect(Number(response.headers.get('content-length')) < script.length / 10).toBe(coding !== 'identity')
})

test('answers a known version with 304, and a HEAD without a body', async () => {
  const head = await get('chunks/a.1f2e.js', {}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  const again = await get('chunks/a.1f2e.js', { 'if-none-match': head.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('leaves other files, ranges, methods and addresses outside the folder to the next handler', async () => {
  const left = [
    get('font.woff2'),
    get('chunks/a.1f2e.js', { range: 'bytes=0-3' }),
    get('chunks/a.1f2e.js', {}, 'POST'),
    get('none.js'),
    get('..%2fpackage.json'),
  ]
  for (const response of await Promise.all(left)) expect([response.status, await response.text()]).toEqual([404, 'next'])
})

test('leaves a file that a later build has removed to the next handler', async () => {
  writeFileSync(path.join(folder, 'old.js'), script)
  const files = compressedFiles(folder)
  rmSync(path.join(folder, 'old.js'))
  const left = await new Promise((resolve) => {
    void files({ method: 'GET', path: '/old.js', headers: {} } as Request, {} as Response, resolve)
  })
  expect(left).toBe(undefined)
})
