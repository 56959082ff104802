import { expect, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { goodPassword, registerAccount, signIn, userButton } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { countScripts } from '#web/e2e/count-scripts.ts'
import { axeViolations, missingDrawings } from '#web/e2e/visual-checks.ts'

const city = '/zlobki/mazowieckie/warszawa'
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Ulubione: / })
const cards = (page: Page) => page.locator('[data-favourites-list] [data-facility]')

/** Marks the first facilities of a city; returns their names. */
const mark = async (page: Page, count: number) => {
  await page.goto(city)
  const names: string[] = []
  for (let n = 0; n < count; n++) {
    const heart = hearts(page).nth(n)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    names.push(((await heart.getAttribute('aria-label')) ?? '').replace('Ulubione: ', ''))
  }
  return names
}

test('J1.4 favourites of a visitor are merged at sign-in, shared with another browser, and leave this one at sign-out', async ({
  page,
  browser,
}) => {
  test.slow()
  await setUniqueAddress(page)
  const email = await registerAccount(page.request)
  const [first, second] = await mark(page, 2)

  await page.goto('/logowanie?back=/ulubione')
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(page.getByTestId('toasts')).toContainText('Ulubione z tej przeglądarki są teraz na Twoim koncie')

  const other = await browser.newContext()
  const phone = await other.newPage()
  await setUniqueAddress(phone)
  await signIn(other, email)
  await phone.goto('/user/profile')
  await phone.waitForFunction(() => localStorage.getItem('user') !== null)
  await phone.goto('/ulubione')
  await expect(cards(phone)).toHaveCount(2)
  await expect(cards(phone).first()).toContainText(second ?? '')
  expect(await missingDrawings(phone)).toEqual([])

  await hearts(phone).first().click()
  await expect(cards(phone)).toHaveCount(1)
  await page.goto('/ulubione')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(first ?? '')
  await expect(page.getByRole('link', { name: 'Ulubione: 1' }).locator('svg')).toBeVisible()
  await other.close()

  await userButton(page).click()
  await page.locator('dialog#konto').getByRole('button', { name: 'Wyloguj' }).click()
  await expect(userButton(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull()
})

test('a heart works by keyboard; unmarking can be undone; a second tab follows', async ({ page, context }) => {
  test.slow()
  const [name] = await mark(page, 1)
  const tab = await context.newPage()
  await tab.goto(city)
  const [firstHeart, secondHeart] = [page, tab].map((one) => hearts(one).first()) as [ReturnType<typeof hearts>, ReturnType<typeof hearts>]
  await expect(secondHeart).toHaveAttribute('aria-pressed', 'true')

  await firstHeart.press('Enter')
  await expect(firstHeart).toHaveAttribute('aria-pressed', 'false')
  await expect(secondHeart).toHaveAttribute('aria-pressed', 'false')
  const toasts = page.getByTestId('toasts')
  await expect(toasts).toContainText(`Usunięto z ulubionych: ${name}`)
  await toasts.getByRole('button', { name: 'Cofnij' }).click()
  for (const heart of [firstHeart, secondHeart]) await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(tab.getByRole('link', { name: 'Ulubione: 1' })).toBeVisible()
})

test('cards that the filters load have hearts, too', async ({ page }) => {
  await page.goto(city)
  await expect(hearts(page).first()).toBeVisible()
  await page.getByRole('checkbox', { name: /^Klub dziecięcy/ }).check()
  await expect(page).toHaveURL(/\?/)
  await expect.poll(async () => (await hearts(page).count()) === (await page.locator('main [data-facility]').count())).toBe(true)
})

test('the list is empty without favourites, removes a card and keeps the focus, and tells when it cannot be loaded', async ({ page }) => {
  test.slow()
  await page.goto('/ulubione')
  await expect(page.getByText('Tu będą Twoje ulubione')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await mark(page, 3)
  await page.goto('/ulubione')
  await expect(cards(page)).toHaveCount(3)
  expect(await axeViolations(page)).toEqual([])
  await hearts(page).nth(1).press('Enter')
  await expect(cards(page)).toHaveCount(2)
  await expect(hearts(page).nth(1)).toBeFocused()

  await page.route('**/ulubione?*', (route) => route.abort())
  await page.goto('/ulubione')
  await expect(page.getByRole('alert')).toContainText('Nie udało się wczytać ulubionych')
  await page.unroute('**/ulubione?*')
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click()
  await expect(cards(page)).toHaveCount(2)
})

test('at most four are chosen for a comparison', async ({ page }) => {
  test.slow()
  await mark(page, 5)
  await page.goto('/ulubione')
  const boxes = page.getByRole('checkbox', { name: /^do porównania/ })
  const compare = page.getByRole('button', { name: 'Porównaj' })
  await expect(boxes).toHaveCount(5)
  await expect(compare).toBeDisabled()
  for (let n = 0; n < 4; n++) await boxes.nth(n).check()
  await expect(boxes.nth(4)).toBeDisabled()
  await compare.click()
  await expect(page.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(4)
})

test('a comparison tells the distance from the device on request, which no address contains', async ({ page, context }) => {
  const address = '/porownaj?p=sloneczko-przedszkole-krakow,bajka-przedszkole-krakow'
  await page.goto(address)
  const row = page.getByRole('row', { name: /^Odległość ode mnie/ })
  await page.getByRole('button', { name: 'Odległość ode mnie' }).click()
  await expect(page.getByTestId('toasts')).toContainText('Przeglądarka nie udostępnia Twojego położenia')
  await expect(row).toBeHidden()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 50.0614, longitude: 19.9366 })
  await page.getByRole('button', { name: 'Odległość ode mnie' }).click()
  await expect(row).toContainText(/\d (m|km)/)
  expect(page.url()).toContain(address)
  expect(await page.content()).not.toMatch(/50\.061|19\.937/)
})

test('the page of the favourites, which a script fills, loads at most 9 KB of script', async ({ page }) => {
  const scripts = countScripts(page)
  await openPage(page, '/ulubione')
  await expect(page.getByText('Tu będą Twoje ulubione')).toBeVisible()
  expect(await scripts.bytes()).toBeLessThanOrEqual(9 * 1024)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('J1.4 a comparison is a page of its own; hearts are hidden, and differences can be shown alone', async ({ page }) => {
    await page.goto('/porownaj?p=sloneczko-przedszkole-krakow,bajka-przedszkole-krakow')
    await expect(page.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(2)
    const same = page.locator('tr[data-same]').first()
    await expect(same).toBeVisible()
    await page.getByRole('checkbox', { name: 'Pokaż tylko różnice' }).check()
    await expect(same).toBeHidden()
    await page.goto('/placowka/sloneczko-przedszkole-krakow')
    await expect(page.locator('[data-heart]')).toBeHidden()
    await page.goto('/ulubione')
    await expect(page.getByText(/potrzebuje do tego JavaScriptu/)).toBeVisible()
  })
})
