import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from 'playwright/test'
import { comeIn, ownButton } from './accounts.ts'
import { fromElsewhere } from './visitor.ts'

test.beforeEach(({ page }) => fromElsewhere(page))
test.slow()

/** Opens a page by itself, so that nothing is cached, and gives the scripts' bytes as gzip sends them: in KB, at load and once nothing more comes. */
const scripts = async (page: Page, path: string) => {
  const fresh = await page.context().newPage()
  const loaded: Promise<number>[] = []
  fresh.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.body().then((body) => gzipSync(body).length))
  })
  const kilobytes = async () => (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0) / 1024
  await fresh.route('**', (route) => route.continue({ headers: { ...route.request().headers(), 'cache-control': 'no-cache' } }))
  await fresh.goto(path, { waitUntil: 'load' })
  const load = await kilobytes()
  await fresh.waitForLoadState('networkidle')
  await expect(ownButton(fresh)).toContainText('Joanna')
  const idle = await kilobytes()
  await fresh.close()
  return { load, idle }
}

test('for who has signed in too a reading page loads at most 8 KB of script, and with session and counters 16; /user/profile at most 200', async ({
  page,
}) => {
  await comeIn(page)
  for (const path of ['/', '/zlobki/mazowieckie/warszawa', '/placowka/tecza-zlobek-warszawa']) {
    const { load, idle } = await scripts(page, path)
    expect(load).toBeLessThanOrEqual(8)
    expect(idle).toBeLessThanOrEqual(16)
  }
  expect((await scripts(page, '/user/profile')).idle).toBeLessThanOrEqual(200)
})
