import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Schema } from 'effect'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cspSources } from '#core/plugin/csp-sources.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { setting, settings } from '#core/plugin/settings.ts'
import { plugins } from '#plugins/server.gen.ts'
import { makeApp } from '#web/server/app.ts'
import { listen } from '#web/server/listen.ts'
import { readEnvironment } from '../../app/environment.ts'
import { makePlatform } from '../../app/platform.ts'
import { testPlatform } from '../testing/platform.ts'

const home = mkdtempSync(path.join(tmpdir(), 'kredka-assets-'))
const httpsOrigin = Schema.String.check(Schema.isPattern(/^https:\/\/[a-z.]+$/))
const shopSettings = settings('shop', { SHOP_HOST: setting({ schema: httpsOrigin, description: 'an https address', default: null }) })
const shop = definePlugin({
  name: 'shop',
  settings: shopSettings,
  assets: pathToFileURL(`${home}/assets/`),
  cspSources: [cspSources('font-src', shopSettings, ({ SHOP_HOST: host }) => (host === null ? [] : [host]))],
})

const serve = async (variables: Readonly<Record<string, string>>) => {
  const all = [shop, ...plugins]
  const environment = { ...readEnvironment({ APP_ENV: 'test', PUBLIC_URL: 'http://kredka.test', ...variables }, all), port: 0 }
  const platform = await testPlatform({ plugins: all, settings: environment.settings })
  const server = await listen(await makeApp({ platform, environment, mode: 'built' }), environment)
  return { platform, server, get: (to: string, init: RequestInit = {}) => fetch(server.url + to, { redirect: 'manual', ...init }) }
}

let configured: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  mkdirSync(`${home}/assets/small`, { recursive: true })
  writeFileSync(`${home}/secret.txt`, 'secret')
  for (const file of ['logo.svg', 'logo.3f2a9c1b.svg', 'logo-20261123.svg', 'facade.svg', 'small/logo.svg', '.hidden.svg', 'index.html'])
    writeFileSync(`${home}/assets/${file}`, `<svg><title>${file}</title></svg>`)
  configured = await serve({ SHOP_HOST: 'https://shop.example' })
})
afterAll(async () => {
  await configured?.server.close()
  await configured?.platform.end()
  rmSync(home, { recursive: true, force: true })
})

/** Status of a request with the exact path: `fetch` would normalize it, and use its cache. */
const statusOf = (to: string, headers = {}): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const { port, hostname } = new URL(configured.server.url)
    request({ host: hostname, port, path: to, headers }, (response) => done(response.resume().statusCode))
      .on('error', fail)
      .end()
  })

test('PL-23 serves the files of a plugin under its name, cached for a day, or forever if the name has a hash', async () => {
  for (const [file, cacheControl] of [
    ['logo.svg', 'public, max-age=86400'],
    ['small/logo.svg', 'public, max-age=86400'],
    ['logo-20261123.svg', 'public, max-age=86400'],
    ['facade.svg', 'public, max-age=86400'],
    ['logo.3f2a9c1b.svg', 'public, max-age=31536000, immutable'],
  ] as const) {
    const response = await configured.get(`/assets/shop/${file}`)
    const { headers } = response
    expect([file, response.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      file,
      200,
      'image/svg+xml',
      cacheControl,
    ])
    expect(await response.text()).toContain(file)
    expect(await statusOf(`/assets/shop/${file}`, { 'if-none-match': headers.get('etag') })).toBe(304)
    expect(await statusOf(`/assets/shop/${file}`, { 'if-none-match': '"other"' })).toBe(200)
  }
})

test('PL-23 serves no hidden file, no folder and nothing outside the folder; the files of the build are served', async () => {
  for (const file of [
    'none.svg',
    '.hidden.svg',
    '',
    'small',
    'small/',
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '%00',
    '%zz',
  ])
    expect([file, await statusOf(`/assets/shop/${file}`)]).toEqual([file, 404])
  expect((await configured.get('/assets/shop/logo.svg', { method: 'POST' })).status).toBe(404)
  expect((await configured.get('/assets/other/logo.svg')).status).toBe(404)
  const [sheet] = (await (await configured.get('/')).text()).match(/\/assets\/static\/[^"]+\.css/) ?? []
  expect((await configured.get(sheet ?? '')).headers.get('cache-control')).toContain('immutable')
})

test('PL-21 PL-23 a setting reaches the use-cases of the plugin, and its origin is in the CSP of every page only if set', async () => {
  const fontsOf = async ({ get }: typeof configured) =>
    /font-src[^;]*/.exec((await get('/')).headers.get('content-security-policy') ?? '')?.[0]
  expect(configured.platform.find(shopSettings.values)).toEqual({ SHOP_HOST: 'https://shop.example' })
  expect(await fontsOf(configured)).toBe("font-src 'self' https://shop.example")
  const unconfigured = await serve({})
  expect(unconfigured.platform.find(shopSettings.values)).toEqual({ SHOP_HOST: null })
  expect(await fontsOf(unconfigured)).toBe("font-src 'self'")
  await unconfigured.server.close()
  await unconfigured.platform.end()
})

test('PL-23 rejects plugin names that are asset folders of the build', async () => {
  for (const name of ['chunks', 'entries', 'static'])
    await expect(
      makePlatform({ databaseUrl: 'postgres://nobody', plugins: [{ name }], logger: pino({ level: 'silent' }) }),
    ).rejects.toThrow(`No plugin may be called ${name}`)
})
