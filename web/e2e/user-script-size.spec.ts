import { expect, type Page, test } from 'playwright/test'
import { openUserCard, signInNewUser, userButton } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'
import { countScripts } from './count-scripts.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))
test.slow()

/**
 * Opens a page without cache and returns the gzipped size of its scripts in KB, at load, when the network is idle and
 * with the open card, and their number; fails for requests of other sites.
 */
const scripts = async (page: Page, path: string) => {
  const fresh = await page.context().newPage()
  fresh.on('response', (response) => expect(new URL(response.url()).hostname).toBe('localhost'))
  const counted = countScripts(fresh)
  await fresh.route('**', (route) => route.continue({ headers: { ...route.request().headers(), 'cache-control': 'no-cache' } }))
  await fresh.goto(path, { waitUntil: 'load' })
  const load = (await counted.bytesSoFar()) / 1024
  await expect(userButton(fresh)).toContainText('Joanna')
  const idle = (await counted.bytes()) / 1024
  await openUserCard(fresh)
  const card = (await counted.bytes()) / 1024
  await fresh.close()
  return { load, idle, card, files: counted.files() }
}

test('for a signed-in user a static page loads at most 8 KB of script, with session and counters 16, with the open card 100; /user/profile at most 213 in 98 files, all from this site', async ({
  page,
}) => {
  await signInNewUser(page)
  for (const path of ['/', '/zlobki/mazowieckie/warszawa', '/placowka/tecza-zlobek-warszawa']) {
    const { load, idle, card } = await scripts(page, path)
    expect(load, path).toBeLessThanOrEqual(8)
    expect(idle, path).toBeLessThanOrEqual(16)
    expect(card, path).toBeLessThanOrEqual(100)
  }
  const { idle, files } = await scripts(page, '/user/profile')
  expect(idle).toBeLessThanOrEqual(213)
  expect(files).toBeLessThanOrEqual(98)
})
