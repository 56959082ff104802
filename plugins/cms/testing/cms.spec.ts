import { expect, type Page, test } from 'playwright/test'
import { openPage, pageIsReady } from '#config/quality/testing/open-page.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'

const main = (page: Page) => page.getByRole('main')

/** Expects neither faults of accessibility nor a page wider than a phone. */
const expectGoodScreen = async (page: Page) => {
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await horizontalOverflow(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Saves the description, and waits until it is stored. */
const save = async (page: Page) => {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/cms/') && response.ok(),
  )
  await main(page).getByRole('button', { name: 'Zapisz opis' }).click()
  await saved
}

test('CM-01 /cms asks for an account at its own sign-in page; parents land on the home page', async ({ page }) => {
  await setUniqueAddress(page)
  await page.goto('/cms')
  await expect(page).toHaveURL(/\/cms\/login/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dla redakcji' })).toBeVisible()
  await signIn(page.context(), 'rodzic@demo.test', 'Demo!2345')
  await page.goto('/cms/city')
  await expect(page).toHaveURL(/\/$/)
})

test('CM-01 CM-02 CM-03 CM-04 J11.1 an editor signs in, describes a city, sees it in the catalogue within three seconds, and restores it', async ({
  page,
  browser,
}) => {
  test.slow()
  await setUniqueAddress(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/cms')
  await page.getByLabel('E-mail').fill('cms@demo.test')
  await page.getByLabel('Hasło', { exact: true }).fill('Demo!2345')
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj', exact: false }).first().click()
  await expect(page).toHaveURL(/\/cms\/city$/)
  await expectGoodScreen(page)
  await page.getByLabel('Nazwa miasta').fill('bialystok')
  await page.getByLabel('Czego brakuje').selectOption({ label: 'bez opisu' })
  await main(page).getByRole('button', { name: 'Szukaj' }).click()
  const row = main(page).getByRole('listitem').filter({ hasText: 'podlaskie' })
  await expect(row.getByText('PL: brak')).toBeVisible()
  await row.getByRole('link', { name: 'Białystok' }).click()
  await pageIsReady(page)

  const title = `Żłobki i przedszkola w Białymstoku ${Date.now()}`
  await page.getByLabel('Tytuł', { exact: true }).fill(title)
  await page.getByLabel('Wstęp').fill('<script>alert(1)</script> to tylko tekst.')
  await page.getByRole('textbox', { name: 'Treść' }).fill('Zacznij od drogi do pracy.')
  const preview = main(page).getByRole('complementary', { name: 'Tak zobaczą to czytelnicy' })
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview).toContainText('Zacznij od drogi do pracy.')
  await expectGoodScreen(page)
  await save(page)

  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await setUniqueAddress(reader)
  const seesTitle = (name: string) =>
    expect(async () => {
      await reader.goto('/przedszkola/podlaskie/bialystok')
      await expect(reader.getByRole('heading', { level: 2, name })).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [200] })
  await seesTitle(title)
  await expect(main(reader)).toContainText('<script>alert(1)</script> to tylko tekst.')
  await reader.goto('/en/przedszkola/podlaskie/bialystok')
  await expect(reader.getByRole('heading', { name: title })).toHaveCount(0)

  await page.getByLabel('Tytuł', { exact: true }).fill(`${title}, drugi`)
  await save(page)
  await seesTitle(`${title}, drugi`)
  await main(page).getByText('Historia wersji').click()
  const first = main(page).getByRole('listitem').filter({ hasText: 'Wersja 1' }).last()
  await first.getByText('Pokaż różnice').click()
  await expect(first.locator('ins')).toContainText('drugi')
  await first.getByRole('button', { name: 'Przywróć wersję 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Przywróć' }).click()
  await expect(page.getByLabel('Tytuł', { exact: true })).toHaveValue(title)
  await seesTitle(title)
})
