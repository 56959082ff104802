import { expect, test } from 'playwright/test'
import { goodPassword, newAddress, userButton, waitForMailLinks } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'

/** J2 Owner: the implemented steps. */
test('J2.1 AU-01 AU-02 nowa registers, sees that the account is not activated, follows the mail to “Konto potwierdzone” and signs in', async ({
  page,
}) => {
  test.slow()
  const email = newAddress('nowa')
  const main = page.getByRole('main')
  await setUniqueAddress(page)
  await page.goto('/')
  await page.locator('header').getByRole('link', { name: 'Załóż konto' }).click()
  await main.getByLabel('Imię').fill('Nowa')
  await main.getByLabel('Nazwisko').fill('Właścicielka')
  await main.getByLabel('E-mail', { exact: true }).fill(email)
  await main.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await main.getByLabel('Znam i akceptuję').check()
  await main.getByRole('button', { name: 'Załóż konto' }).click()
  await expect(page.getByRole('heading', { name: 'Zajrzyj do poczty' })).toBeFocused()
  await expect(main).toContainText(email)

  const logIn = async () => {
    await page.goto('/logowanie')
    await main.getByLabel('E-mail').fill(email)
    await main.getByLabel('Hasło', { exact: true }).fill(goodPassword)
    await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  }
  await logIn()
  await expect(main).toContainText('Konto czeka na potwierdzenie adresu')
  await main.getByRole('button', { name: 'Wyślij link jeszcze raz' }).click()
  await expect(main).toContainText('Wysłane. Zajrzyj do poczty')

  await waitForMailLinks(page.request, email, 'accounts.mail.activate')
  await page.goto('/dev/mails')
  await page.locator('li').filter({ hasText: email }).getByRole('link').first().click()
  const opened = page.context().waitForEvent('page')
  await page.frameLocator('iframe').getByRole('link', { name: 'Potwierdź adres' }).click()
  const confirmed = await opened
  await expect(confirmed.getByRole('heading', { level: 1 })).toHaveText('Konto potwierdzone')
  await confirmed.getByRole('main').getByRole('link', { name: 'Zaloguj się' }).click()
  await expect(confirmed).toHaveURL(/\/logowanie$/)

  await logIn()
  await expect(page).toHaveURL(/\/$/)
  await expect(userButton(page)).toContainText('Nowa')
})
