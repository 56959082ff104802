import { expect, type Page, test } from 'playwright/test'

const toast = (page: Page) => page.getByTestId('toasts').locator('[data-kind="info"]')
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const marked = (page: Page) => page.evaluate(() => 'marked' in window)

/** A page whose clock stands still, beside a server that soon has another build; counts how often it was asked. */
const opened = async (page: Page, path = '/zrodla-danych') => {
  const asked: string[] = []
  let id: string | undefined
  await page.route('**/builds/latest.json', async (route) => {
    asked.push(route.request().url())
    await (id ? route.fulfill({ json: { id, timestamp: 1 } }) : route.continue())
  })
  await page.clock.install()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.clock.pauseAt(Date.now() + 300_000)
  await mark(page)
  return {
    asked,
    deploy: (next: string) => {
      id = next
    },
  }
}
const look = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

test('BM-01 an open page asks once an hour, says a new build in blue, and is loaded anew only by its button', async ({ page }) => {
  const { asked, deploy } = await opened(page)
  await page.clock.runFor('01:00:01')
  await expect.poll(() => asked.length).toBe(1)
  await expect(toast(page)).toHaveCount(0)
  deploy('newer')
  await page.clock.runFor('01:00:01')
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor('00:10:00')
  await expect(toast(page)).toContainText('Jest nowa wersja')
  expect(await marked(page)).toBe(true)
  await page.clock.runFor('03:00:00')
  expect(asked).toHaveLength(2)
  await expect(toast(page)).toHaveCount(1)
  await Promise.all([page.waitForEvent('load'), toast(page).getByRole('button', { name: 'Odśwież' }).click()])
  expect(await marked(page)).toBe(false)
})

test('BM-01 a tab that is looked at again asks, at most once a minute; for ten seconds after a reload it does not', async ({ page }) => {
  const { asked, deploy } = await opened(page, '/uk/zrodla-danych')
  for (let n = 0; n < 5; n++) await look(page)
  await expect.poll(() => asked.length).toBe(1)
  deploy('newer')
  await page.clock.runFor(61_000)
  await look(page)
  await Promise.all([page.waitForEvent('load'), toast(page).getByRole('button', { name: 'Оновити' }).click()])
  // Once a minute alone would keep it quiet: the reload is put where that minute ends.
  await page.clock.runFor(61_000)
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
  await look(page)
  await page.clock.runFor(9_000)
  await look(page)
  expect(asked).toHaveLength(2)
  await page.clock.runFor(2_000)
  await look(page)
  await expect.poll(() => asked.length).toBe(3)
})

test('BM-01 SH-05 with something typed and not sent it asks once more, and what was typed stays', async ({ page }) => {
  const { deploy } = await opened(page)
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
  expect(await marked(page)).toBe(true)
})

test('BM-01 words in a search are no loss: the page is loaded anew at once', async ({ page }) => {
  const { deploy } = await opened(page)
  await page.getByRole('banner').getByRole('combobox').pressSequentially('krak')
  deploy('newer')
  await page.clock.runFor('01:00:01')
  await Promise.all([page.waitForEvent('load'), toast(page).getByRole('button', { name: 'Odśwież' }).click()])
  expect(await marked(page)).toBe(false)
})
