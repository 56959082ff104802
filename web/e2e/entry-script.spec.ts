import { expect, test } from 'playwright/test'
import { setUniqueAddress } from './client-address.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

test('a static page asks for its entry script once its styles are there', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.css', async (route) => {
    await held
    await route.continue()
  })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const styles = page.waitForRequest('**/*.css')
  await page.goto('/zrodla-danych', { waitUntil: 'commit' })
  await styles
  await page.waitForTimeout(500)
  expect(scripts).toEqual([])
  release()
  await expect.poll(() => scripts).toContainEqual(expect.stringContaining('hydrate-islands'))
})

test('a click inside an island waits for the entry script, and follows its link if the script fails', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let fails = false
  await page.route('**/*hydrate-islands*.js', async (route) => {
    await held
    await (fails ? route.abort() : route.continue())
  })
  const link = page.locator('x-island a[href]').filter({ visible: true }).first()
  // The page's load event waits for the script, if that is asked for before it.
  await page.goto('/wszystkie-lokalizacje?widok=lista', { waitUntil: 'commit' })
  await link.click()
  expect(new URL(page.url()).search).toBe('?widok=lista')
  const href = await link.getAttribute('href')
  fails = true
  release()
  await expect(page).toHaveURL((url) => url.pathname + url.search === new URL(href ?? '', url).pathname + new URL(href ?? '', url).search)
})
