import { expect, test } from 'playwright/test'
import { goodPassword, newAddress, pathOf, registerAccount, signIn, waitForMailLinks } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'

// These flows must work by plain forms and links.
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
  await main.getByLabel('E-mail jeszcze raz').fill(`x${email}`)
  await main.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await main.getByLabel('Hasło jeszcze raz').fill(goodPassword)
  await main.getByLabel('Znam i akceptuję').check()
  const go = main.getByRole('button', { name: 'Załóż konto' })
  await go.click()
  await expect(main.getByRole('alert')).toContainText('Wpisz co najmniej 3 znaki')
  await expect(main.getByLabel('Nazwisko')).toHaveValue('Prosta')
  await expect(main.getByLabel('Hasło', { exact: true })).toHaveValue('')
  await main.getByLabel('Imię').fill('Ala')
  await main.getByLabel('E-mail jeszcze raz').fill(email)
  await main.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await main.getByLabel('Hasło jeszcze raz').fill(goodPassword)
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twoje konto')
  await expect(main.getByLabel('Imię')).toHaveValue('Ala')
})

test('AU-04 without JavaScript: requests a reset link and sets a new password; the link works once', async ({ page }) => {
  test.slow()
  const email = await registerAccount(page.request)
  const main = page.getByRole('main')
  await page.goto('/logowanie')
  await main.getByRole('link', { name: 'Nie pamiętam hasła' }).click()
  await main.getByLabel('E-mail').fill(email)
  await main.getByRole('button', { name: 'Wyślij link' }).click()
  await expect(page).toHaveURL(/\/przypomnienie-hasla\/wyslano$/)
  const [link] = await waitForMailLinks(page.request, email, 'accounts.mail.reset')
  const set = async (password: string) => {
    await page.goto(pathOf(link))
    await main.getByLabel('Nowe hasło').fill(password)
    await main.getByLabel('Hasło jeszcze raz').fill(password)
    await main.getByRole('button', { name: 'Zmień hasło' }).click()
  }
  await set('cztery zielone kasztany')
  await expect(page).toHaveURL(/\/haslo-zmienione$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hasło zmienione')
  await set('szare wiewiorki w parku')
  await expect(main).toContainText('Ten link już nie działa')
  await expect(main.getByRole('link', { name: 'Poproś o nowy link' })).toHaveAttribute('href', '/przypomnienie-hasla')
})

test('AU-01 AU-16 without JavaScript: an expired link offers another; an empty sign-in shows an error', async ({ page }) => {
  const email = newAddress()
  const main = page.getByRole('main')
  await page.goto('/aktywacja/00000000000000000000000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten link już nie działa')
  await main.getByLabel('E-mail').fill(email)
  await main.getByRole('button', { name: 'Wyślij link jeszcze raz' }).click()
  await expect(page).toHaveURL(/\/rejestracja\/wyslano$/)
  await page.goto('/logowanie')
  await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(main.getByRole('alert')).toContainText('Niepełne dane logowania')
})

test('AU-11 without JavaScript the account pages are readable: profile, devices, facilities', async ({ page }) => {
  const email = await registerAccount(page.request)
  await signIn(page.context(), email)
  await page.goto('/user/profile')
  await expect(page.getByRole('main')).toContainText(email)
  const tabs = page.getByRole('navigation', { name: 'Menu konta' })
  await tabs.getByRole('link', { name: 'Urządzenia' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twoje urządzenia')
  await expect(page.getByRole('main')).toContainText('to urządzenie')
  await tabs.getByRole('link', { name: 'Moje placówki' }).click()
  await expect(page.getByRole('main')).toContainText('Nie masz jeszcze placówki')
})
