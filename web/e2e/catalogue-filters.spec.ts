import { expect, type Page, test } from 'playwright/test'

const city = '/zlobki/mazowieckie/warszawa'
const total = (page: Page) => page.locator('[data-total] strong').textContent()
const cards = (page: Page) => page.locator('[data-live=list] article, [data-live=list] li h2')
/** Checkbox of an option, whose name ends with the number of facilities. */
const option = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} \\d`) })
/** A wide screen, on which the filters are open. */
const wide = { width: 1280, height: 900 }

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('CA-05 the filters are a form, and each chip links to the list without it', async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto(city)
    const before = await total(page)
    await option(page, 'Dzienny opiekun').check()
    await page.getByRole('button', { name: /^Pokaż \d/ }).click()
    await expect(page).toHaveURL(/rodzaj=opiekun-dzienny/)
    expect(await total(page)).not.toBe(before)
    await expect(page).toHaveTitle(/^Dzienni opiekunowie w Warszawie/)
    await expect(option(page, 'Dzienny opiekun')).toBeChecked()
    await page.getByRole('link', { name: 'Usuń filtr: dzienni opiekunowie' }).click()
    await expect(page).toHaveURL(new RegExp(`${city}$`))
    expect(await total(page)).toBe(before)
  })

  test('CA-09 CA-10 one menu has the sort orders as links that keep the filters, and a link to their rules', async ({ page }) => {
    await page.goto(`${city}?rodzaj=zlobek`)
    await page.getByText('Sortuj: polecane').click()
    await page.getByRole('navigation', { name: 'Kolejność' }).getByRole('link', { name: 'od najtańszych', exact: true }).click()
    await expect(page).toHaveURL(/rodzaj=zlobek&kolejnosc=cena/)
    await page.getByText('Sortuj: od najtańszych').click()
    await expect(page.locator('main').getByRole('link', { name: 'Jak ustalamy kolejność' })).toHaveAttribute(
      'href',
      '/jak-ustalamy-kolejnosc',
    )
  })
})

test.describe('with a script', () => {
  test.use({ viewport: wide })

  test('CA-06 a filter updates list, address and number without loading the page or losing the focus', async ({ page }) => {
    await page.goto(city)
    const before = await total(page)
    await page.evaluate(() => Object.assign(window, { same: true }))
    const box = option(page, 'Dzienny opiekun')
    await box.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/rodzaj=opiekun-dzienny$/)
    await expect(box).toBeFocused()
    await expect(box).toBeChecked()
    const now = await total(page)
    expect(now).not.toBe(before)
    await expect(page.locator('main x-island [role=status]')).toContainText(String(now))
    await expect(page.getByRole('button', { name: `Pokaż ${Number.parseInt(now ?? '', 10)}`, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzienni opiekunowie w Warszawie')
    await expect(page.getByRole('link', { name: 'Usuń filtr: dzienni opiekunowie' })).toBeVisible()
    await expect(page).toHaveTitle(/^Dzienni opiekunowie w Warszawie/)
    expect(await page.evaluate(() => 'same' in window)).toBe(true)

    const highestFee = page.getByRole('group', { name: 'Opłata za miesiąc' }).getByLabel('do', { exact: true })
    await highestFee.fill('1')
    await expect(page).toHaveURL(/cena-do=1/)
    await expect(page.getByText('Żadna placówka nie spełnia tych warunków')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/rodzaj=opiekun-dzienny$/)
    await expect(highestFee).toHaveValue('')
    expect(await total(page)).toBe(now)
  })

  test('CA-06 a failed call empties the list and offers a retry; the page stays', async ({ page }) => {
    await page.goto(city)
    await expect(cards(page).first()).toBeVisible()
    await page.route('**/warszawa?**', (route) => route.abort())
    await option(page, 'Otwarte w soboty').check()
    await expect(page.getByRole('alert')).toContainText('Nie udało się wczytać listy')
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('w Warszawie')
    await page.unroute('**/warszawa?**')
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL(/otwarte-w-soboty=tak/)
    await expect(page.locator('[data-total]')).toBeVisible()
  })

  test('CA-06 the last response wins when several filters are checked quickly', async ({ page }) => {
    await page.goto(city)
    for (const kind of ['Żłobek', 'Klub dziecięcy', 'Dzienny opiekun']) await option(page, kind).check()
    await expect(page).toHaveURL(/rodzaj=zlobek&rodzaj=klub-malucha-dzieciecy&rodzaj=opiekun-dzienny$/)
    await expect(page.getByRole('list', { name: 'Wybrane filtry' }).getByRole('link')).toHaveCount(4)
  })
})

test('CA-06 on a narrow screen the filters are a sheet that closes after applying', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(city)
  const sheet = page.locator('main x-island details').first()
  await sheet.locator('summary').first().click()
  await option(page, 'Otwarte w soboty').check()
  await page.getByRole('button', { name: /^Pokaż \d/ }).click()
  await expect(page).toHaveURL(/otwarte-w-soboty=tak/)
  await expect(page.getByRole('button', { name: /^Pokaż \d/ })).toBeHidden()
  await expect(sheet.locator('summary').first()).toBeFocused()
  await expect(sheet.locator('summary').first()).toContainText('1')
})

test.describe('near the device', () => {
  test.use({ viewport: wide, geolocation: { latitude: 52.2297, longitude: 21.0122 } })
  const distances = (page: Page) => page.locator('[data-live=list] li p strong').filter({ hasText: /\d (m|km)$/ })

  test('CA-08 CA-09 sorts from the device after the link was followed, through filters too, and the address never has the position', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(city)
    await page.getByText('Sortuj: polecane').click()
    await page.getByRole('link', { name: 'najbliżej mnie' }).click()
    await expect(distances(page).first()).toBeVisible()
    await expect(page.getByText('Sortuj: najbliżej mnie')).toBeVisible()
    await option(page, 'Dzienny opiekun').check()
    await expect(page).toHaveURL(/rodzaj=opiekun-dzienny/)
    await expect(distances(page).first()).toBeVisible()
    await expect(page).toHaveURL(/blisko=tak/)
    expect(page.url()).not.toMatch(/52\.2|21\.0|od=/)
    expect(requests.filter((url) => url.includes('od=')).every((url) => url.includes('od=52.230,21.012'))).toBe(true)
    expect(await page.locator('main a[href*="od="]').count()).toBe(0)
  })

  test('CA-09 without permission the list stays, and an address is offered', async ({ page }) => {
    await page.goto(`${city}?blisko=tak&kolejnosc=odleglosc`)
    await expect(page.getByText('Przeglądarka nie udostępnia Twojego położenia.')).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    await page.getByText('Sortuj: polecane').click()
    await page.getByLabel('Najbliżej adresu').fill('Puławska')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/kolejnosc=odleglosc&adres=/)
    await expect(page.getByText('Sortuj: najbliżej: Puławska')).toBeVisible()
    await expect(distances(page).first()).toBeVisible()
  })
})

test('CA-05 with text twice as large, a city is as wide as a phone, also with all filters open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(city)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test.describe('an address to share', () => {
  test.use({ javaScriptEnabled: false })

  test('CA-05 has no fields that were left empty', async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto(city)
    await option(page, 'Dzienny opiekun').check()
    await page.getByRole('button', { name: /^Pokaż \d/ }).click()
    await expect(page).toHaveURL(new RegExp(`${city}\\?rodzaj=opiekun-dzienny$`))
  })
})
