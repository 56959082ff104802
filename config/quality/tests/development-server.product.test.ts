import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoData, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { runNode } from '../testing/run-node.ts'
import type { RunningServer } from '../testing/running-server.ts'
import { serverProcess } from '../testing/server-process.ts'

let platform: TestPlatform
let server: RunningServer
beforeAll(async () => {
  platform = await testPlatform({ data: demoData })
  // In a process of its own, since other tests of this process have loaded React in production mode.
  server = await serverProcess({ DATABASE_URL: platform.databaseUrl, APP_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' }, '--dev')
})
afterAll(async () => {
  await server?.stop()
  await platform?.end()
})

test('the development server renders a page and serves its scripts from the sources', async () => {
  const page = await server.get('/zrodla-danych')
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('<h1')
  const scripts = [...html.matchAll(/\bimport\(?\s*"(\/[^"]+)"/g)].map(([, path]) => path ?? '')
  expect(scripts.length).toBeGreaterThan(0)
  for (const path of scripts) expect([path, (await server.get(path)).status]).toEqual([path, 200])
})

test('the development server shows the gallery with the classes and layers of its sources', async () => {
  const page = await (await server.get('/dev/ui')).text()
  const styles = await (await server.get('/dev/ui/style.css')).text()
  expect(styles).toMatch(/^@layer reset, tokens, base, components, pages;/)
  const [, button = ''] = /<button[^>]* class="(\w+)/.exec(page) ?? []
  expect(styles).toContain(`.${button} {`)
})

test('the development server shows the site of a facility on its host, with the style sheets and scripts of its sources', async () => {
  const read = (path: string) =>
    new Promise<{ readonly status: number | undefined; readonly type: string | undefined; readonly body: string }>((resolve, reject) => {
      request(server.url + path, { agent: false, headers: { host: 'sloneczko.localhost' } }, async (response) =>
        resolve({ status: response.statusCode, type: response.headers['content-type'], body: await text(response) }),
      )
        .once('error', reject)
        .end()
    })
  const page = await read('/')
  expect(page.status).toBe(200)
  expect(page.body).toContain('Przedszkole Słoneczko</h1>')
  const styles = [...page.body.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(styles.length).toBeGreaterThan(5)
  for (const path of styles) expect([path, (await read(path)).type?.split(';')[0]]).toEqual([path, 'text/css'])
  // Else the layer of the first style sheet would be the weakest.
  expect((await read(styles[0] ?? '')).body).toMatch(/^@layer reset, tokens, base, components, pages;/)
  const scripts = [...page.body.matchAll(/\bimport\(?\s*"(\/[^"]+)"/g)].map(([, path]) => path ?? '')
  for (const path of scripts) expect([path, (await read(path)).status]).toEqual([path, 200])
  const fonts = (await Promise.all(styles.map(read))).flatMap(({ body }) => [...body.matchAll(/url\('?(\/[^')]+\.woff2)/g)])
  expect(fonts.length).toBeGreaterThan(0)
  for (const [, path = ''] of fonts) expect([path, (await read(path)).status]).toEqual([path, 200])
})

test('a development server whose port is in use ends with a message', async () => {
  const variables = { DATABASE_URL: platform.databaseUrl, APP_ENV: 'development', HOST: '127.0.0.1', PORT: new URL(server.url).port }
  const { code, stderr } = await runNode(path.resolve(import.meta.dirname, '../../..'), 'cli/main.ts', ['serve', '--dev'], variables)
  expect(code).toBe(1)
  expect(stderr).toContain(`PORT: another program listens on 127.0.0.1:${variables.PORT}`)
})
