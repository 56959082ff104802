import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builtModules, bundleViolations } from '../../architecture/bundle.ts'
import { launchBrowser } from '../testing/launch-browser.ts'
import { openPage } from '../testing/open-page.ts'
import { parsePage } from '../testing/parse-page.ts'
import { demoData, type TestPlatform, testPlatform } from '../testing/platform.ts'
import type { RunningServer } from '../testing/running-server.ts'
import { type SharedTree, sharedTree } from '../testing/shared-tree.ts'

let tree: SharedTree
let platform: TestPlatform
let server: RunningServer
let browser: Browser
beforeAll(async () => {
  tree = await sharedTree()
  ;[platform, browser] = await Promise.all([testPlatform({ data: demoData }), launchBrowser()])
  server = await tree.serve({ DATABASE_URL: platform.databaseUrl })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await platform?.end()
})

describe('a page of a layout in app mode', () => {
  let page: Page
  /** Errors that the browser reports: exceptions, hydration mismatches, CSP violations, missing files. */
  let browserErrors: string[]
  let scripts: Promise<number>[]
  beforeEach(async () => {
    ;[page, browserErrors, scripts] = [await browser.newPage(), [], []]
    page.on('console', (message) => message.type() === 'error' && browserErrors.push(message.text()))
    page.on('pageerror', (error) => browserErrors.push(error.message))
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      const size = response.body().then((body) => gzipSync(body).length)
      // Of a page that was left meanwhile there is no body; only who adds up the sizes needs them.
      size.catch(() => undefined)
      scripts.push(size)
    })
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error('policy', violatedDirective)),
    )
  })
  afterEach(() => page.close())

  const open = async (path: string) => {
    await openPage(page, server.url + path)
    // Scripts that are loaded when nothing else is to do are counted, too.
    await page.waitForLoadState('networkidle')
  }
  const mark = () => page.evaluate(() => Object.assign(window, { marked: true }))
  const marked = () => page.evaluate(() => 'marked' in window)
  const text = (selector: string) => page.locator(selector).innerText()
  const kilobytes = async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1024

  test('is complete without JavaScript, and carries its own texts only', async () => {
    const html = await (await server.get('/proba/ala')).text()
    const read = parsePage(html)
    expect([read.title, read.headings]).toEqual(['Druga ala – Kredka', ['Witaj, ala']])
    expect(read.text).toMatch(/Próba ala Witaj, ala server/)
    expect(read.text).toMatch(/Żłobki w województwach Przedszkola w województwach Mapa placówek .*Źródła danych/)
    expect(read.text).not.toMatch(/\b(catalogue|map|shell)\.\w/)
    expect(parsePage(await (await server.get('/proba')).text()).text).toMatch(/5 kroków 1 krok/)
    expect(html).toContain('probe.hello')
    expect(html).not.toMatch(/landing\.|catalogue\.country/)
    expect(html).not.toContain('<x-island')
  })

  test('serves its data alone for client navigation, uncached; a page in html mode has none', async () => {
    const response = await server.get('/en/proba/ala/index.pageContext.json')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toMatchObject({
      data: { value: { name: 'ala', from: 'server' } },
      serializedPage: { path: '/proba/ala', title: 'Druga ala – Kredka', context: { language: 'en', path: '/proba/ala' } },
    })
    for (const path of ['', '/zrodla-danych', '/zlobki-miasta', '/nie-ma', '/proba/nikt'])
      expect([path, (await server.get(`${path}/index.pageContext.json`)).status]).toEqual([path, 404])
  })

  test.each([
    ['', 'pl'],
    ['/uk', 'uk'],
  ])('hydrates fully and navigates by links without a document load under "%s"', async (prefix, lang) => {
    await open(`${prefix}/proba`)
    expect(await kilobytes()).toBeLessThanOrEqual(163)
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
    expect(browserErrors).toEqual([])
  })

  test('SH-04 shows toasts by the same script as islands, and keeps them across navigation', async () => {
    await open('/proba')
    await page.click('#told')
    await page.getByTestId('toasts').getByText('Gotowe').waitFor()
    await page.click('#second')
    await page.waitForSelector('#from')
    expect(await page.getByTestId('toasts').locator('[data-kind=success]').count()).toBe(1)
    expect(await page.getAttribute('meta[name=build]', 'content')).toMatch(/^[0-9a-f]{16}$/)
    expect(browserErrors).toEqual([])
  })

  test('loads a whole document for a page in html mode, which stays light, and for an error page', async () => {
    await open('/proba')
    await mark()
    await Promise.all([page.waitForURL('**/zrodla-danych', { waitUntil: 'networkidle' }), page.click('#out')])
    expect(await marked()).toBe(false)
    // Once more alone: a script of the page before may arrive late.
    scripts = []
    await page.reload({ waitUntil: 'networkidle' })
    expect(await kilobytes()).toBeLessThanOrEqual(8)
    expect(browserErrors).toEqual([])
    await open('/proba')
    await mark()
    await page.click('#nobody')
    await page.getByRole('heading', { level: 1, name: 'Strona nie została znaleziona' }).waitFor()
    expect(await marked()).toBe(false)
  })
})

test('no server code and no message file is in a browser chunk', () => {
  const chunks = builtModules(tree.folder) ?? {}
  expect(Object.values(chunks).flat()).toContain('web/app-kit/page/AppPageProvider.tsx')
  expect(bundleViolations(chunks)).toEqual([])
})
