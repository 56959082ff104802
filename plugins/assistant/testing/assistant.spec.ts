import { expect, test } from 'playwright/test'
import { setUniqueAddress } from '#web/e2e/client-address.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

const profile = '/placowka/tecza-zlobek-warszawa'
const label = 'Odpowiedź przygotowana automatycznie z danych w spisie'

test('RT-04 Enter in the box of a profile shows the answer beneath it, with its label, sources and what is not stated', async ({
  page,
}) => {
  await page.goto(profile)
  const box = page.locator('#asystent')
  await box.getByText('Zapytaj automat').click()
  await expect(box.getByText('Odpowiada automat')).toBeVisible()
  await box.getByRole('textbox').fill('W jakich godzinach i czy jest basen?')
  // Before hydration Enter begins another line.
  await expect(async () => {
    await box.getByRole('textbox').press('Enter')
    await expect(box.getByText(label)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(box.getByText('Placówka nie podała, czy ma: Basen.')).toBeVisible()
  await expect(box.getByRole('heading', { name: 'Źródła' })).toBeVisible()
  await expect(page).toHaveURL(profile)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('RT-04 the same box asks by its form; without a facility the text is a search', async ({ page }) => {
    await page.goto(profile)
    await page.locator('#asystent').getByText('Zapytaj automat').click()
    await page.locator('#asystent').getByRole('textbox').fill('Ile kosztuje?')
    await page.locator('#asystent').getByRole('button', { name: 'Zapytaj' }).click()
    await expect(page).toHaveURL(/\/asystent\?q=Ile\+kosztuje%3F&placowka=tecza-zlobek-warszawa$/)
    await expect(page.getByText(label)).toBeVisible()
    await page.goto('/asystent')
    await page.getByRole('textbox', { name: 'Jakiej placówki szukasz?' }).fill('żłobek w Krakowie z ogrodem')
    await page.getByRole('main').getByRole('button', { name: 'Szukaj' }).click()
    await expect(page).toHaveURL(/\/szukaj\?q=%C5%BC%C5%82obek\+w\+Krakowie\+z\+ogrodem$/)
    await expect(page.getByRole('link', { name: 'Usuń filtr: żłobki' })).toBeVisible()
  })
})
