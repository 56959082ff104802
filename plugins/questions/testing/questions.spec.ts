import { expect, type Page, test } from 'playwright/test'
import { openPage, pageIsReady, reloadPage } from '#config/quality/testing/open-page.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

const slug = 'sloneczko-przedszkole-krakow'

/** Opens a page as a user of the demo. */
const openAs = async (page: Page, email: string, path: string) => {
  await setUniqueAddress(page)
  await signIn(page.context(), email, 'Demo!2345')
  // The browser learns of the user from a private page.
  await page.goto('/user')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  await openPage(page, path)
}

test('J1.9 J2.8 QU-01 QU-02 QU-04 a parent asks, the owner’s open page shows it, and the answer reaches the parent live', async ({
  page,
  browser,
}) => {
  test.slow()
  const mark = `adaptacja ${Date.now()}`
  await openAs(page, 'babcia@demo.test', `/placowka/${slug}`)
  const desk = await (await browser.newContext()).newPage()
  const id = await page.locator('[data-edit]').first().getAttribute('data-edit')
  await openAs(desk, 'wlasciciel@demo.test', `/user_facility/${id}/question`)
  await expect(desk.getByRole('heading', { name: 'Pytania', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Zadaj pytanie' }).click()
  await pageIsReady(page)
  await page.getByLabel('Temat').selectOption('Adaptacja')
  await expect(page.getByText('Masz już otwartą rozmowę')).toBeVisible()
  await expect(page.getByText('Może ktoś już o to pytał')).toBeVisible()
  await page.getByLabel('Temat').selectOption('Inny temat')
  await page.getByLabel('Pytanie').fill(`Pytanie: ${mark}`)
  expect(await axeViolations(page)).toEqual([])
  await reloadPage(page)
  await expect(page.getByLabel('Pytanie')).toHaveValue(`Pytanie: ${mark}`)
  await page.getByRole('button', { name: 'Wyślij pytanie' }).click()
  await expect(page).toHaveURL(/\/user\/question\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Pytanie wysłane')).toBeVisible()
  await pageIsReady(page)

  const row = desk.getByRole('listitem').filter({ hasText: mark })
  await expect(row).toContainText('1 nowa')
  await row.getByRole('link', { name: 'Inny temat' }).click()
  await expect(desk.getByRole('log')).toContainText(mark)
  await pageIsReady(desk)
  await expect(page.getByText('Przeczytane', { exact: true })).toBeVisible()
  await desk.getByLabel('Twoja wiadomość').fill(`Odpowiedź: ${mark}`)
  await desk.getByLabel('Twoja wiadomość').press('Control+Enter')
  await expect(page.getByRole('log')).toContainText(`Odpowiedź: ${mark}`)
  await expect(desk.getByLabel('Twoja wiadomość')).toHaveValue('')
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  // Later runs ask again.
  await page.getByRole('button', { name: 'Zamknij rozmowę' }).click()
  await expect(desk.getByText('Zamknięta', { exact: true })).toBeVisible()
})
