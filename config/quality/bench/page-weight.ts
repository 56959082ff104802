import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response, type ViewportSize } from 'playwright'
import { findBrowser } from '../testing/find-browser.ts'
import type { Measurement } from './measurement.ts'
import type { Subjects } from './subjects.ts'

const kb = 1000
/** Budgets of one page; the profile loads a picture of the map besides. */
// `style`: 16 × 1,024 bytes, as the browser test of first visits counts.
const budgets = { script: 8, awake: 100, style: 16.384, page: 66, pageWithMap: 90 } as const

/** Sums the sizes of responses by kind, gzipped; fonts are already compressed. */
const sizeOf = async (responses: readonly Response[]) => {
  const sizes = { document: 0, script: 0, style: 0, all: 0 }
  for (const response of responses) {
    const body = await response.body()
    const kind = response.request().resourceType()
    const size = (kind === 'font' ? body.length : gzipSync(body).length) / kb
    if (kind === 'document' || kind === 'script') sizes[kind] += size
    if (kind === 'stylesheet') sizes.style += size
    sizes.all += size
  }
  return sizes
}

const desktop = { width: 1280, height: 720 } as const

const measurePage = async (
  browser: Browser,
  name: string,
  url: string,
  { viewport = desktop, budget = budgets.page }: { readonly viewport?: ViewportSize; readonly budget?: number } = {},
): Promise<readonly Measurement[]> => {
  const page = await browser.newPage({ viewport })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  const loaded = await sizeOf(responses)
  const island = page.locator('x-island').first()
  const hydrated = (await island.count()) > 0
  if (hydrated) {
    // Pointing at it triggers hydration; the island element itself has no box.
    await island.locator(':scope > *').first().dispatchEvent('pointerover')
    await page.locator('x-island[hydrated]').first().waitFor({ state: 'attached', timeout: 10_000 })
  }
  const all = await sizeOf(responses)
  await page.close()
  const row = (what: string, figure: number, budget?: number): Measurement => ({
    part: `Bytes of the ${name} (gzip)`,
    name: what,
    figure,
    unit: 'KB',
    ...(budget === undefined ? {} : { goal: { kind: 'at most', figure: budget } }),
  })
  return [
    row('JavaScript at load', loaded.script, budgets.script),
    ...(hydrated ? [row('JavaScript after the first island', all.script, budgets.awake)] : []),
    row('CSS', all.style, budgets.style),
    row('HTML', loaded.document),
    row('whole page at load', loaded.all, budget),
  ]
}

/** Measures the map page on a phone before the map is opened; its list must be part of the HTML. */
const measureMapPage = async (browser: Browser, url: string): Promise<readonly Measurement[]> => {
  const weighed = await measurePage(browser, 'map', url, { viewport: { width: 390, height: 844 } })
  const html = await (await fetch(url)).text()
  const list = /<section id="wyniki"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  const cards = new Set([...list.matchAll(/href="(\/placowka\/[^"]+)"/g)].map(([, address]) => address)).size
  const part = weighed[0]?.part ?? ''
  return [...weighed, { part, name: 'facilities of its list in the HTML', figure: cards, unit: '', goal: { kind: 'at least', figure: 20 } }]
}

/** Measures the bytes of landing, catalogue, profile and map pages in a real browser. */
export const measurePageWeight = async (address: string, { city, slug }: Subjects): Promise<readonly Measurement[]> => {
  const { executablePath, args, env } = await findBrowser()
  const environment =
    env && Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }), ...(environment && { env: environment }) })
  try {
    return [
      ...(await measurePage(browser, 'landing', `${address}/`)),
      ...(await measurePage(browser, 'catalogue', `${address}/zlobki/${city}`)),
      ...(await measurePage(browser, 'profile', `${address}/placowka/${slug}`, { budget: budgets.pageWithMap })),
      ...(await measureMapPage(browser, `${address}/wszystkie-lokalizacje`)),
    ]
  } finally {
    await browser.close()
  }
}
