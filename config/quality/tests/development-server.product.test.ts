import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp } from '#web/server/app.ts'
import { listen } from '#web/server/listen.ts'
import { readEnvironment } from '../../app/environment.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  platform = await testPlatform()
  const environment = { ...readEnvironment({ APP_ENV: 'development' }), port: 0 }
  server = await listen(await makeApp({ platform, environment, mode: 'development' }), environment)
}, 60_000)
afterAll(async () => {
  await server?.close()
  await platform?.end()
})

test('the development server renders a page and serves its scripts from the sources', async () => {
  const page = await fetch(`${server.url}/zrodla-danych`)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('<h1')
  const scripts = [...html.matchAll(/\bimport\(?\s*"(\/[^"]+)"/g)].map(([, path]) => path ?? '')
  expect(scripts.length).toBeGreaterThan(0)
  for (const path of scripts) expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200])
}, 180_000)
