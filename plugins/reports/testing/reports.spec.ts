import { type Browser, expect, test } from 'playwright/test'
import { pageIsReady } from '#config/quality/testing/open-page.ts'
import { registerAccount, signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

const pageOf = async (browser: Browser, email: string, password?: string) => {
  const page = await (await browser.newContext()).newPage()
  await setUniqueAddress(page)
  await signIn(page.context(), email, password)
  return page
}

test('RP-01 RP-03 RP-04 SP-04 an opinion is reported from its list, decided on the desk, and its reporter reads why', async ({
  browser,
  page,
}) => {
  test.slow()
  const email = await registerAccount(page.request)
  await signIn(page.context(), email)
  await page.goto('/placowka/tecza-zlobek-warszawa/opinie')
  await page.getByRole('button', { name: 'Zgłoś opinię' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zgłoś naruszenie' })).toBeVisible()
  await pageIsReady(page)
  expect(await axeViolations(page)).toEqual([])
  const main = page.getByRole('main')
  await main.getByLabel('Inny powód').check()
  await main.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(main.getByLabel(/^Wyjaśnienie/)).toBeFocused()
  await main.getByLabel(/^Wyjaśnienie/).fill('Autor pisze o innym żłobku.')
  await main.getByLabel(/w dobrej wierze/).check()
  await main.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  const number = await main.getByText(/^Z-/).innerText()
  await page.goto('/user/reports')
  await expect(main.getByRole('listitem')).toContainText(['sprawdzamy'])
  await expect(main).toContainText(number)

  const desk = await pageOf(browser, 'support@demo.test', 'Demo!2345')
  await desk.goto('/support/shadow')
  const key = await desk
    .getByRole('link', { name: /Zgłoszone/ })
    .locator('kbd')
    .innerText()
  await expect(async () => {
    await desk.keyboard.press(key)
    await expect(desk).toHaveURL(/kind=report/, { timeout: 1000 })
  }).toPass()
  const card = desk.getByRole('main')
  await desk.getByRole('region', { name: 'Kolejka' }).getByRole('link', { name: 'Tęcza' }).first().click()
  await expect(card).toContainText(number)
  await expect(card.getByRole('radio')).toHaveCount(4)
  await card.getByLabel('Nic nie zmieniamy').check()
  await card.getByLabel('Przepis lub punkt regulaminu').fill('pkt 7.2')
  await card.getByLabel(/^Fakty/).fill('Opinia dotyczy tej placówki.')
  expect(await axeViolations(desk)).toEqual([])
  await card.getByRole('button', { name: 'Zapisz decyzję' }).click()
  await expect(desk.getByTestId('toasts').getByRole('status')).toContainText('Decyzja zapisana')
  await desk.context().close()

  await page.goto('/user/reports')
  await main.getByRole('link', { name: 'Nic nie zmieniamy' }).click()
  await expect(main).toContainText('Opinia dotyczy tej placówki.')
  await expect(main).toContainText('Człowiek. Programy tylko ustawiają kolejność spraw.')
  expect(await axeViolations(page)).toEqual([])
})
