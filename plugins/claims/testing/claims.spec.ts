import { expect, type Page, test } from 'playwright/test'
import { onePixel } from '#plugins/uploads/testing/sample-forms.ts'
import { registerAccount, signInNewUser, userButton, userCard } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { holdScripts } from '#web/e2e/hold-scripts.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

const next = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

test('J2.2 J2.3 CL-03 CL-04 CL-05 CL-09 a claim goes through five steps, is sent once by ten clicks, resumes after a reload, and waits with a ticket', async ({
  page,
}) => {
  test.slow()
  await signInNewUser(page, {}, '/user/claims')
  await expect(page.getByRole('main')).toContainText('Niczego jeszcze nie potwierdzasz')
  await page.goto('/placowka/bajka-przedszkole-krakow')
  await page.getByRole('button', { name: 'To Twoja placówka?' }).click()
  await expect(page).toHaveURL(/\/zglos-placowke\//)
  await page.getByLabel('Właściciel lub dyrektor').check()
  await page.getByLabel('Stanowisko').fill('dyrektorka')
  await page.getByLabel('Telefon do Ciebie').fill('601 602 603')
  expect(await axeViolations(page)).toEqual([])
  await next(page, 'Dalej')

  await page.getByRole('heading', { name: 'Dane', exact: true }).waitFor()
  await page.getByLabel('Strona internetowa').fill('bajka.test')
  await next(page, 'Dane się zgadzają')

  await page.getByRole('heading', { name: 'Miejsce', exact: true }).waitFor()
  const latitude = page.getByLabel('Szerokość geograficzna')
  const before = Number(await latitude.inputValue())
  await page.getByTestId('map-pin').press('ArrowUp')
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(before)
  await page.getByTestId('map-pin').click({ position: { x: 40, y: 40 } })
  await latitude.fill('50,0614')
  await latitude.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '50.06140' })).toBeAttached()
  expect(await axeViolations(page)).toEqual([])
  await next(page, 'To jest to miejsce')

  await page.getByRole('heading', { name: 'Dowód', exact: true }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Dowód', exact: true }).waitFor()
  await next(page, 'Dalej')
  await expect(page.getByText('Dołącz co najmniej jeden dokument')).toBeVisible()
  await next(page, 'Wyślij potwierdzenie')
  await page.getByRole('button', { name: 'Dowód' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'wpis.png', mimeType: 'image/png', buffer: Buffer.from(onePixel) })
  await expect(page.getByRole('list', { name: 'Dołączone dokumenty' })).toContainText('Wpis do rejestru')
  expect(await axeViolations(page)).toEqual([])
  await next(page, 'Dalej')
  const submits: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) submits.push(request.headers()['idempotency-key'] ?? 'without a key')
  })
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Wyślij potwierdzenie' })
    .evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click++) button.click()
    })

  await expect(page.getByRole('region', { name: 'Numer sprawy' })).toContainText('czeka na sprawdzenie')
  await expect(page.getByRole('region', { name: 'Numer sprawy' })).toContainText('Odpowiemy do')
  expect(submits).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  await expect(page.getByTestId('toasts')).toBeEmpty()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Wszystkie potwierdzenia' }).click()
  await expect(page.getByRole('heading', { name: 'Potwierdzenia placówek', level: 1 })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('czeka na sprawdzenie')

  await userButton(page).click()
  await userCard(page).getByRole('button', { name: /Bajka/ }).click()
  await expect(page.getByTestId('toasts')).toContainText('Placówka oczekuje na potwierdzenie')
})

test('CL-01 the sign-up asks for similar facilities before it is sent, without JavaScript too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await setUniqueAddress(page)
  await page.goto('/stworz-placowke')
  const fields = { 'Nazwa placówki': 'Bajka', Miejscowość: 'Kraków', 'Imię i nazwisko': 'Joanna Wierzba', Stanowisko: 'dyrektorka' }
  for (const [label, text] of Object.entries(fields)) await page.getByRole('main').getByLabel(label).fill(text)
  await page.getByRole('main').getByLabel('E-mail').fill('joanna@bajka.test')
  await page.getByRole('main').getByLabel('Telefon').fill('601 602 603')
  await next(page, 'Wyślij')
  await expect(page.getByRole('region', { name: 'Czy to jedna z tych placówek?' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /\/zglos-placowke\//,
  )
  await expect(page.getByRole('main').getByLabel('Nazwa placówki')).toHaveValue('Bajka')
  await page.getByLabel('To żadna z tych placówek').check()
  await next(page, 'Wyślij')
  await expect(page).toHaveURL(/\/stworz-placowke\/wyslano$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dziękujemy, mamy Twoje dane')
  // The browser shows the page before from its cache instead of asking to send the form again.
  await page.goBack()
  await expect(page.getByRole('main').getByLabel('Nazwa placówki')).toHaveValue('Bajka')
  await context.close()
})

test('CL-02 a facility that is not in the directory is proposed after a search, which may begin before the scripts have loaded', async ({
  page,
}) => {
  test.slow()
  await signInNewUser(page, {}, '/user/claims')
  const loadScripts = await holdScripts(page)
  await page.goto('/zglos-placowke', { waitUntil: 'commit' })
  await page.getByRole('main').getByLabel('Nazwa placówki').fill('Kosmiczna Żyrafa')
  await page.getByRole('main').getByLabel('Miejscowość').first().fill('Kraków')
  await next(page, 'Szukaj')
  loadScripts()
  await expect(page.getByText('Nie znaleźliśmy podobnej placówki')).toBeVisible()
  await next(page, 'Nie ma jej na liście')
  const form = page.getByRole('region', { name: 'Nowa placówka' })
  await form.getByLabel('Rodzaj placówki').selectOption('nursery')
  await form.getByLabel('Województwo').selectOption('malopolskie')
  expect(await axeViolations(page)).toEqual([])
  await next(page, 'Dodaj placówkę')
  await expect(page).toHaveURL(/\/user\/claims$/)
  await expect(page.getByRole('main')).toContainText('Kosmiczna Żyrafa')
  await expect(page.getByRole('main')).toContainText('czeka na sprawdzenie')
})

test('a visitor is asked to sign in, and comes back to the wizard', async ({ page }) => {
  await registerAccount(page.request)
  await page.goto('/zglos-placowke')
  await expect(page).toHaveURL(/\/logowanie\?back=%2Fzglos-placowke$/)
})
