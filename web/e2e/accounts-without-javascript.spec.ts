import { expect, test } from 'playwright/test'
import { goodPassword, newAddress, pathOf, waitForMailLinks } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'

// From end to end in a browser; the other forms are posted without one (`posted-account-forms.product.test.ts` of accounts).
test.use({ javaScriptEnabled: false })
test.beforeEach(({ page }) => setUniqueAddress(page))

test('AU-01 AU-02 without JavaScript: registers with errors at their fields, requests the mail again, confirms and signs in', async ({
  page,
}) => {
  test.slow()
  const email = newAddress('prosta')
  const main = page.getByRole('main')
  await page.goto('/rejestracja')
  await main.getByLabel('Imię').fill('Al')
  await main.getByLabel('Nazwisko').fill('Prosta')
  await main.getByLabel('E-mail', { exact: true }).fill(email)
  await main.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await main.getByLabel('Znam i akceptuję').check()
  const go = main.getByRole('button', { name: 'Załóż konto' })
  await go.click()
  await expect(main.getByRole('alert')).toContainText('Wpisz co najmniej 3 znaki')
  await expect(main.getByLabel('Nazwisko')).toHaveValue('Prosta')
  await expect(main.getByLabel('Hasło', { exact: true })).toHaveValue('')
  await main.getByLabel('Imię').fill('Ala')
  await main.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await main.getByLabel('Znam i akceptuję').check()
  await go.click()
  await expect(page).toHaveURL(/\/rejestracja\/wyslano$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zajrzyj do poczty')

  const logIn = async () => {
    await page.goto('/logowanie?back=/user/profile')
    await main.getByLabel('E-mail').fill(email)
    await main.getByLabel('Hasło', { exact: true }).fill(goodPassword)
    await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  }
  await logIn()
  await expect(main).toContainText('Konto czeka na potwierdzenie adresu')
  await main.getByRole('button', { name: 'Wyślij link jeszcze raz' }).click()
  await expect(page).toHaveURL(/\/rejestracja\/wyslano$/)

  const [link] = await waitForMailLinks(page.request, email, 'accounts.mail.activate')
  await page.goto(pathOf(link))
  await expect(page).toHaveURL(/\/konto-potwierdzone$/)
  await logIn()
  await expect(page).toHaveURL(/\/user\/profile$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil')
  await expect(main.getByLabel('Imię')).toHaveValue('Ala')
})
