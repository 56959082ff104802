import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builtModules, bundleTrespasses } from '../walls/bundle.ts'
import { addAppProbe } from '../testing/app-probe.ts'
import { findBrowser } from '../testing/browser.ts'
import { readPage } from '../testing/html.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import type { Started } from '../testing/started.ts'
import { copyOfTree, type Tree } from '../testing/tree.ts'

let tree: Tree
let platform: TestPlatform
let server: Started
let browser: Browser
beforeAll(async () => {
  tree = copyOfTree()
  addAppProbe(tree.folder)
  const { kind: _, ...found } = await findBrowser()
  ;[platform, browser] = await Promise.all([testPlatform(), chromium.launch(found), tree.build()])
  server = await tree.serve({ DATABASE_URL: platform.databaseUrl })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await platform?.end()
  tree?.remove()
})

describe('a page of a shell in mode app', () => {
  let page: Page
  /** What the browser complains of: exceptions, hydration, policy, files that are not there. */
  let wrong: string[]
  let scripts: Promise<number>[]
  beforeEach(async () => {
    ;[page, wrong, scripts] = [await browser.newPage(), [], []]
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    page.on('pageerror', (error) => wrong.push(error.message))
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body().then((body) => gzipSync(body).length))
    })
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error('policy', violatedDirective)),
    )
  })
  afterEach(() => page.close())

  const open = (path: string) => page.goto(server.url + path, { waitUntil: 'networkidle' })
  const mark = () => page.evaluate(() => Object.assign(window, { marked: true }))
  const marked = () => page.evaluate(() => 'marked' in window)
  const text = (selector: string) => page.locator(selector).innerText()
  const kilobytes = async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1024

  test('is whole without JavaScript, and takes along its own texts only', async () => {
    const html = await (await server.get('/proba/ala')).text()
    const read = readPage(html)
    expect([read.title, read.headings]).toEqual(['Druga ala – Kredka', ['Witaj, ala']])
    expect(read.text).toMatch(/Próba ala Witaj, ala server/)
    expect(readPage(await (await server.get('/proba')).text()).text).toMatch(/5 kroków 1 krok/)
    expect(html).toContain('probe.hello')
    expect(html).not.toMatch(/landing\.|catalogue\.country/)
    expect(html).not.toContain('<x-island')
  })

  test('gives its data alone to a browser that changes pages, uncached; a page in mode html has none', async () => {
    const answer = await server.get('/en/proba/ala/index.pageContext.json')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toMatchObject({
      data: { value: { name: 'ala', from: 'server' } },
      carried: { path: '/proba/ala', title: 'Druga ala – Kredka', house: { language: 'en', path: '/proba/ala' } },
    })
    for (const path of ['', '/zrodla-danych', '/zlobki-miasta', '/nie-ma', '/proba/nikt'])
      expect([path, (await server.get(`${path}/index.pageContext.json`)).status]).toEqual([path, 404])
  })

  test.each([
    ['', 'pl'],
    ['/uk', 'uk'],
  ])('wakes whole and changes by links without a load under "%s"', async (prefix, lang) => {
    await open(`${prefix}/proba`)
    expect(await kilobytes()).toBeLessThanOrEqual(130)
    await page.click('#count')
    await page.click('[data-steps]')
    expect([await text('#count'), await text('[data-steps]')]).toEqual(['6 kroków', '2 kroki'])
    await mark()
    await page.click('#second')
    await page.waitForSelector('#from')
    expect([await text('h1'), await text('#from'), await page.title()]).toEqual(['Witaj, ala', 'server', 'Druga ala – Kredka'])
    expect(new URL(page.url()).pathname).toBe(`${prefix}/proba/ala`)
    expect(await text('nav[aria-label=probe]')).toMatch(/Próba\s+ala/)
    await page.goBack()
    await page.waitForSelector('#count')
    expect([await marked(), await page.title(), await page.getAttribute('html', 'lang')]).toEqual([true, 'Próba – Kredka', lang])
    await page.click('#other')
    await page.waitForSelector('#from')
    expect([await marked(), await page.getAttribute('html', 'lang')]).toEqual([true, 'en'])
    expect(wrong).toEqual([])
  })

  test('SH-04 says toasts by the same script as islands, which stay over a change of page', async () => {
    await open('/proba')
    await page.click('#told')
    await page.getByTestId('toasts').getByText('Gotowe').waitFor()
    await page.click('#second')
    await page.waitForSelector('#from')
    expect(await page.getByTestId('toasts').locator('[data-kind=success]').count()).toBe(1)
    expect(await page.getAttribute('meta[name=build]', 'content')).toMatch(/^[0-9a-f]{16}$/)
    expect(wrong).toEqual([])
  })

  test('leaves by a full load for a page in mode html, which stays light, and for an error', async () => {
    await open('/proba')
    await mark()
    scripts = []
    await Promise.all([page.waitForURL('**/zrodla-danych', { waitUntil: 'networkidle' }), page.click('#out')])
    expect(await marked()).toBe(false)
    expect(await kilobytes()).toBeLessThanOrEqual(8)
    expect(wrong).toEqual([])
    await open('/proba')
    await mark()
    await page.click('#nobody')
    await page.getByRole('heading', { level: 1, name: 'Strona nie została znaleziona' }).waitFor()
    expect(await marked()).toBe(false)
  })
})

test('no server code and no message file is in a browser chunk', () => {
  const chunks = builtModules(tree.folder) ?? {}
  expect(Object.values(chunks).flat()).toContain('web/shells/AppFrame.tsx')
  expect(bundleTrespasses(chunks)).toEqual([])
})
