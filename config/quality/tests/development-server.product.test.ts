import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoData, type TestPlatform, testPlatform } from '../testing/platform.ts'
import type { RunningServer } from '../testing/running-server.ts'
import { serverProcess } from '../testing/server-process.ts'

let platform: TestPlatform
let server: RunningServer
beforeAll(async () => {
  platform = await testPlatform({ data: demoData })
  // In a process of its own, since other tests of this process have loaded React in production mode.
  server = await serverProcess({ DATABASE_URL: platform.databaseUrl, APP_ENV: 'development' }, '--dev')
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
