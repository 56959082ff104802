import { type APIRequestContext, expect, test } from 'playwright/test'

// J8 Search crawler without JavaScript: steps 1, 4, 5 and 8; every page is checked by `search-engine-crawl.product.test.ts`.

/** Open facilities of the demo data: 1,200 minus 13 closed ones. */
const open = 1187

const addressesOf = async (request: APIRequestContext, base: string) => {
  const locs = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.slice(base.length) || '/')
  return { files: await locs('/sitemap.xml'), locs }
}

test('J8.1 robots.txt refers to the sitemap, whose files have at most 50,000 addresses and every facility in three languages', async ({
  request,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${base}/sitemap.xml`)
  const { files, locs } = await addressesOf(request, base)
  let facilities = 0
  for (const file of files) {
    const addresses = await locs(file)
    expect(addresses.length).toBeLessThanOrEqual(50_000)
    facilities += addresses.filter((path) => /\/placowka\/[^/]+$/.test(path)).length
  }
  expect(facilities).toBe(3 * open)
})

test.describe('links, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('J8.4 links lead from the landing page to a facility on the last page of a large city within five clicks', async ({ page }) => {
    await page.goto('/')
    await page.locator('main a[href="/zlobki/mazowieckie/warszawa"]').first().click()
    const pages = await page
      .locator('main a[href*="page="]')
      .evaluateAll((all) => all.map((one) => Number(/page=(\d+)/.exec(one.outerHTML)?.[1])))
    const last = Math.max(...pages)
    expect(last).toBeGreaterThan(3)
    await page.locator(`main a[href*="page=${last}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`page=${last}$`))
    await page.locator('main a[href^="/placowka/"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('J8.5 unknown slug, district and voivodeship are 404', async ({ request }) => {
  for (const path of ['/placowka/nie-ma', '/zlobki/mazowieckie/warszawa/nie-ma', '/zlobki/nie-ma'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})

test('J8.8 outside production: noindex header and watermark', async ({ request, page }) => {
  expect((await request.get('/')).headers()['x-robots-tag']).toBe('noindex')
  await page.goto('/')
  await expect(page.getByText('test', { exact: true }).first()).toBeVisible()
})
