import { expect, type Page } from 'playwright/test'
import { fromElsewhere } from './visitor.ts'

/** A password that passes. */
export const password = 'krasnal wiezie poziomki'

/** Opens an account, follows the link of its mail, and gives its e-mail; nobody is signed in yet. */
export const joined = async (page: Page): Promise<string> => {
  await fromElsewhere(page)
  const email = `e2e-${crypto.randomUUID()}@demo.test`
  await page.goto('/rejestracja')
  // Beside the dialog to sign in, which every page bears.
  const form = page.getByRole('main')
  await form.getByLabel('Imię').fill('Joanna')
  await form.getByLabel('Nazwisko').fill('Wierzba')
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  await form.getByLabel('E-mail jeszcze raz').fill(email)
  await form.getByLabel('Hasło', { exact: true }).fill(password)
  await form.getByLabel('Hasło jeszcze raz').fill(password)
  await form.getByLabel(/regulamin/).check()
  await form.getByRole('button', { name: 'Załóż konto' }).click()
  await expect(page.getByRole('heading', { name: 'Zajrzyj do poczty' })).toBeVisible()
  const mails = await page.request.get(`/dev/mails.json?to=${encodeURIComponent(email)}`)
  const [mail] = (await mails.json()) as { links: string[] }[]
  await page.goto(mail?.links.find((link) => link.includes('/aktywacja/')) ?? '/no-link')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto potwierdzone')
  return email
}

/** Fills in the first step of signing in, from a page that comes back to `back` afterwards. */
export const signInTo = async (page: Page, back: string, email: string): Promise<void> => {
  await page.goto(`/logowanie?back=${encodeURIComponent(back)}`)
  const form = page.getByRole('main')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Hasło', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
}

/** Leaves nothing of whoever has signed in, as on another device. */
export const forgotten = async (page: Page): Promise<void> => {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}
