import { type Browser, expect, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { goodPassword, registerAccount, signIn, userButton } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

const text = 'Panie są cierpliwe, córka po tygodniu biegła do sali, obiady gotowane na miejscu.'

const main = (page: Page) => page.getByRole('main')
const next = (page: Page, name = 'Dalej') => main(page).getByRole('button', { name, exact: true }).click()
const rate = (page: Page, aspect: string, stars: number) =>
  page
    .getByRole('radiogroup', { name: aspect })
    .getByRole('radio')
    .nth(stars - 1)
    .check()
const step = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 2 })).toBeFocused()

/** Writes an opinion up to its text. */
const writeUpToText = async (page: Page, slug: string) => {
  await page.goto(`/placowka/${slug}/dodaj-opinie`)
  await page.getByLabel('Chodzi tam teraz').check()
  await page.getByLabel('Miesiąc').selectOption('09')
  await page.getByLabel('Rok', { exact: true }).selectOption('2025')
  await next(page)
  for (const [aspect, stars] of [
    ['Czystość', 5],
    ['Opieka', 4],
    ['Jedzenie', 3],
  ] as const)
    await rate(page, aspect, stars)
  await next(page)
  await next(page)
  await step(page, 'Twoja opinia')
}

const pageOf = async (browser: Browser, email: string) => {
  const page = await (await browser.newContext()).newPage()
  await setUniqueAddress(page)
  const { jwt } = await signIn(page.context(), email, 'Demo!2345')
  return { page, headers: { authorization: `Bearer ${jwt}` } }
}

test('J1.6 J1.7 J1.8 J9.2 OP-01 OP-02 OP-03 OP-12 the wizard keeps its draft, counts, warns, and sends one opinion that waits', async ({
  page,
}) => {
  test.slow()
  const email = await registerAccount(page.request)
  // Before the script is there, the button leads to the page for signing in.
  await openPage(page, '/placowka/bajka-przedszkole-krakow')
  await main(page).getByRole('button', { name: 'Dodaj opinię' }).click()
  // Signing in leads to what was pressed.
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Hasło', { exact: true }) })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText('Krok 1 z 4')
  await page.goto('/user/user_opinions')
  await expect(main(page)).toContainText('Nie masz jeszcze opinii')
  await page.goBack()
  await expect(page.getByLabel('Imię')).toHaveValue('Joanna')
  await page.getByLabel('Nazwisko').fill('Li')
  await next(page)
  await expect(page.getByLabel('Nazwisko')).toBeFocused()
  await page.getByLabel('Nazwisko').fill('Wierzba')
  await page.getByLabel('Chodzi tam teraz').check()
  await page.getByLabel('Miesiąc').selectOption('09')
  await page.getByLabel('Rok', { exact: true }).selectOption('2025')
  expect(await axeViolations(page)).toEqual([])
  await next(page)

  await step(page, 'Oceny')
  for (const [aspect, presses] of [
    ['Czystość', 4],
    ['Opieka', 3],
    ['Jedzenie', 2],
  ] as const) {
    await page.getByRole('radiogroup', { name: aspect }).getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    for (let n = 0; n < presses; n++) await page.keyboard.press('ArrowRight')
  }
  await expect(main(page)).toContainText('5 – bardzo dobrze')
  expect(await axeViolations(page)).toEqual([])
  await next(page)

  await step(page, 'Zalety i wady')
  await page
    .getByLabel(/^Zalety/)
    .last()
    .fill('duży ogród')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Zalety' })).toContainText('duży ogród')
  await next(page, 'Wstecz')
  await expect(page.getByRole('radiogroup', { name: 'Jedzenie' }).getByRole('radio').nth(2)).toBeChecked()
  await next(page)
  // The browser's own button leads one step back too, and not away.
  await page.goBack()
  await step(page, 'Oceny')
  await next(page)
  await next(page)

  await step(page, 'Twoja opinia')
  const field = page.getByLabel('Jak tam jest?')
  await field.fill(text.slice(0, 49))
  await expect(main(page)).toContainText('Jeszcze 1 znak, najmniej 50')
  await expect(main(page).getByRole('button', { name: 'Wyślij opinię' })).toHaveAttribute('aria-disabled', 'true')
  await field.fill(`${text} Mój numer: 501 234 567`)
  await expect(main(page)).toContainText('numer telefonu')
  await page.reload()
  await expect(field).toHaveValue(/501 234 567$/)
  await page.getByLabel(/Piszę o tym, co znam/).check()
  expect(await axeViolations(page)).toEqual([])
  await next(page, 'Wyślij opinię')
  await expect(page.getByRole('dialog')).toContainText('To wygląda na dane osobowe')
  await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click()
  await field.fill(text)
  await next(page, 'Wyślij opinię')
  await step(page, 'Dziękujemy, opinia czeka na sprawdzenie')
  await expect(page.getByTestId('toasts')).toContainText('Opinia wysłana')

  await main(page).getByRole('link', { name: 'Moje opinie' }).click()
  await expect(main(page)).toContainText('oczekuje')
  expect(await axeViolations(page)).toEqual([])
  await page.goto('/placowka/bajka-przedszkole-krakow/dodaj-opinie')
  await expect(main(page)).toContainText('Opinia dla tej placówki już została dodana')
  await main(page).getByRole('link', { name: 'Zobacz swoją opinię' }).click()
  await expect(page.getByRole('heading', { name: 'Historia' })).toBeVisible()
  await expect(main(page)).toContainText(/\d\d\.\d\d\.\d{4} - \d\d:\d\d/)
  expect(await axeViolations(page)).toEqual([])
  await next(page, 'Wycofaj')
  await page.getByRole('dialog').getByRole('button', { name: 'Wycofaj' }).click()
  await expect(main(page)).toContainText('wycofana')
})

test('J1.10 J2.8 OP-05 OP-07 OP-08 OP-09 OP-13 an accepted opinion notifies its author live and is public with score and how it was checked, and so is its answer', async ({
  page,
  browser,
}) => {
  test.slow()
  const slug = 'sloneczko-przedszkole-krakow'
  const parent = await browser.newContext()
  const parentPage = await parent.newPage()
  await setUniqueAddress(parentPage)
  const email = await registerAccount(parentPage.request)
  const { jwt } = await signIn(parent, email)
  await writeUpToText(parentPage, slug)
  await parentPage.getByLabel('Jak tam jest?').fill(text)
  await parentPage.getByLabel(/Piszę o tym, co znam/).check()
  await next(parentPage, 'Wyślij opinię')
  await step(parentPage, 'Dziękujemy, opinia czeka na sprawdzenie')
  const mine = await (await parentPage.request.get('/api/v1/opinion/mine', { headers: { authorization: `Bearer ${jwt}` } })).json()
  const id: string = mine.items[0].id

  const { page: desk, headers } = await pageOf(browser, 'support@demo.test')
  await page.goto(`/placowka/${slug}/opinie`)
  await expect(main(page)).not.toContainText(text)
  await openPage(parentPage, '/user/user_opinions')
  await expect(userButton(parentPage)).not.toContainText('1')
  await desk.request.post(`/api/v1/opinion/${id}/accept`, { headers, data: {} })
  await expect(userButton(parentPage)).toContainText('1')
  await expect(async () => {
    await page.goto(`/placowka/${slug}`)
    await expect(page.locator('#opinie')).toContainText(text, { timeout: 500 })
  }).toPass()
  await expect(page.locator('#opinie')).toContainText('4,0')
  await page.locator('#opinie summary').first().click()
  await expect(page.locator('#opinie')).toContainText('Nie sprawdzaliśmy, czy jego dziecko')
  await page
    .locator('#opinie')
    .getByRole('link', { name: /Zobacz/ })
    .click()
  expect(await axeViolations(page)).toEqual([])
  await expect(page.getByRole('link', { name: 'Jak sprawdzamy opinie' }).first()).toHaveAttribute('href', '/jak-sprawdzamy-opinie')

  const { page: owner } = await pageOf(browser, 'wlasciciel@demo.test')
  await owner.goto('/user_facility')
  const facility = mine.items[0].facility.id
  // Another test passes the facility on and back meanwhile.
  await expect(async () => {
    await owner.goto(`/user_facility/${facility}/opinions`)
    await expect(main(owner).getByRole('link', { name: 'Joanna W.' }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await axeViolations(owner)).toEqual([])
  await main(owner).getByRole('link', { name: 'Joanna W.' }).first().click()
  await owner.getByLabel('Twoja odpowiedź').fill('Dziękujemy za dobre słowo, przekażemy je całej grupie i kuchni.')
  await next(owner, 'Wyślij odpowiedź')
  await expect(main(owner)).toContainText('odpowiedź oczekuje')
  expect(await axeViolations(owner)).toEqual([])
  await desk.request.post(`/api/v1/opinion/${id}/answer/accept`, { headers, data: {} })
  await expect(async () => {
    await page.goto(`/placowka/${slug}/opinie`)
    await expect(main(page)).toContainText('Odpowiedź placówki', { timeout: 500 })
  }).toPass()
  await parentPage.request.delete(`/api/v1/opinion/${id}`, { headers: { authorization: `Bearer ${jwt}` } })
  for (const { context } of [{ context: parent }, { context: desk.context() }, { context: owner.context() }]) await context.close()
})
