import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchBrowser } from '../testing/launch-browser.ts'

let server: ViteDevServer
let browser: Browser
let page: Page
let origin: string
/** Paths that the page requested from localhost:3000; no server needs to listen there. */
const requestedPaths: string[] = []
beforeAll(async () => {
  // Vite builds for this mode; other tests of this process may have set another one.
  vi.stubEnv('NODE_ENV', 'development')
  ;[server, browser] = await Promise.all([
    // The layout scripts as the development server builds them, without the pages: those would cost half a minute.
    createServer({
      root: path.resolve(import.meta.dirname, '../../..'),
      configFile: false,
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    }),
    launchBrowser(),
  ])
  await server.listen()
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  origin = `http://127.0.0.1:${address.port}`
  page = await browser.newPage()
  await page.route(
    (url) => url.origin === origin && url.pathname.startsWith('/page/'),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Page</title><script type="module" src="/web/runtime/islands/layout-scripts.ts"></script>',
      }),
  )
  await page.route(`${origin}/api/**`, (route) => route.fulfill({ json: { server: 'own' } }))
  await page.route('http://localhost:3000/**', async (route) => {
    requestedPaths.push(new URL(route.request().url()).pathname)
    await route.fulfill({ json: { server: 'localhost:3000' }, headers: { 'access-control-allow-origin': '*' } })
  })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  vi.unstubAllEnvs()
})

const open = (address: string) => page.goto(origin + address)
const calledServer = () => page.evaluate(async () => (await fetch('/api/v1/tag')).json().then(({ server }) => server))

test('SH-10 in development ?use_localhost=true is remembered across pages and sends calls to localhost:3000 until ?use_localhost=false', async () => {
  await open('/page/1')
  expect(await calledServer()).toBe('own')
  await open('/page/1?use_localhost=true&x=1')
  await page.waitForURL(`${origin}/page/1?x=1`)
  await open('/page/2')
  await expect.poll(calledServer).toBe('localhost:3000')
  await open('/page/2?use_localhost=false')
  await page.waitForURL(`${origin}/page/2`)
  await open('/page/3')
  await expect.poll(calledServer).toBe('own')
  expect(new Set(requestedPaths)).toEqual(new Set(['/api/v1/tag']))
})
