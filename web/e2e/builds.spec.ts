import { expect, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'

const toast = (page: Page) => page.getByTestId('toasts').locator('[data-kind="info"]')
const markWindow = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Opens a page with a paused clock and a fake build endpoint; returns its requests and a function that deploys another build. */
const openAtFixedTime = async (page: Page, path = '/zrodla-danych') => {
  const requests: string[] = []
  let id: string | undefined
  await page.route('**/builds/latest.json', async (route) => {
    requests.push(route.request().url())
    await (id ? route.fulfill({ json: { id, timestamp: 1 } }) : route.continue())
  })
  await page.clock.install()
  await openPage(page, path)
  await page.clock.pauseAt(Date.now() + 300_000)
  await markWindow(page)
  return {
    requests,
    deploy: (next: string) => {
      id = next
    },
  }
}
/** Runs the entry script, which a page with a paused clock does not load. */
const runEntryScript = async (page: Page) => {
  const src = await page.locator('script[data-src]').getAttribute('data-src')
  await page.evaluate((file) => import(file), src ?? '')
}
const focusWindow = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

test('BM-01 an open page checks once an hour, announces a new build by an info toast, and reloads only by its button', async ({ page }) => {
  const { requests, deploy } = await openAtFixedTime(page)
  await page.clock.runFor('01:00:01')
  await expect.poll(() => requests.length).toBe(1)
  await expect(toast(page)).toHaveCount(0)
  deploy('newer')
  await page.clock.runFor('01:00:01')
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor('00:10:00')
  await expect(toast(page)).toContainText('Jest nowa wersja')
  expect(await isMarked(page)).toBe(true)
  await page.clock.runFor('03:00:00')
  expect(requests).toHaveLength(2)
  await expect(toast(page)).toHaveCount(1)
  await Promise.all([page.waitForEvent('load'), toast(page).getByRole('button', { name: 'Odśwież' }).click()])
  expect(await isMarked(page)).toBe(false)
})

test('BM-01 a focused tab checks at most once a minute, and not within ten seconds after a reload', async ({ page }) => {
  const { requests, deploy } = await openAtFixedTime(page, '/uk/zrodla-danych')
  for (let n = 0; n < 5; n++) await focusWindow(page)
  await expect.poll(() => requests.length).toBe(1)
  deploy('newer')
  await page.clock.runFor(61_000)
  await focusWindow(page)
  await Promise.all([page.waitForEvent('load'), toast(page).getByRole('button', { name: 'Оновити' }).click()])
  await runEntryScript(page)
  // The reload is set to the end of the minute, because the once-a-minute limit alone would prevent a check.
  await page.clock.runFor(61_000)
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
  await focusWindow(page)
  await page.clock.runFor(9_000)
  await focusWindow(page)
  expect(requests).toHaveLength(2)
  await page.clock.runFor(2_000)
  await focusWindow(page)
  await expect.poll(() => requests.length).toBe(3)
})

test('BM-01 SH-05 with unsent input the reload asks for confirmation, and the input stays', async ({ page }) => {
  const { deploy } = await openAtFixedTime(page)
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<form method="post" action="/x"><input name="text" aria-label="Treść"></form>')
  })
  const field = page.getByRole('textbox', { name: 'Treść' })
  await field.pressSequentially('Dzień dobry')
  deploy('newer')
  await page.clock.runFor('01:00:01')
  await toast(page).getByRole('button', { name: 'Odśwież' }).click()
  const alert = page.getByRole('alertdialog', { name: 'Masz niewysłane zmiany' })
  await alert.getByRole('button', { name: 'Zostań w formularzu' }).click()
  await expect(alert).toHaveCount(0)
  await expect(field).toHaveValue('Dzień dobry')
  expect(await isMarked(page)).toBe(true)
})

test('BM-01 text in a search field does not prevent the reload', async ({ page }) => {
  const { deploy } = await openAtFixedTime(page)
  await page.getByRole('banner').getByRole('combobox').pressSequentially('krak')
  deploy('newer')
  await page.clock.runFor('01:00:01')
  await Promise.all([page.waitForEvent('load'), toast(page).getByRole('button', { name: 'Odśwież' }).click()])
  expect(await isMarked(page)).toBe(false)
})
