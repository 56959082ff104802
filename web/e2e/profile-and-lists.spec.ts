import { expect, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'

const profile = '/placowka/tecza-zlobek-warszawa'

test('PR-04 PR-05 PR-08 PR-12 a profile shows sections with register data and no empty ones, hours as HH:mm with the weekend, a badge with text and icon, and one line of source, number and date', async ({
  page,
}) => {
  await page.goto(profile)
  const headings = await page.locator('main h2').allTextContents()
  for (const known of ['Opłaty', 'Miejsca', 'Godziny otwarcia', 'Kto prowadzi']) expect(headings).toContain(known)
  for (const unknown of ['Opinie', 'Galeria', 'Kadra', 'Plan dnia', 'Rekrutacja']) expect(headings).not.toContain(unknown)

  await expect(page.locator('main')).toContainText(/\d{2}:\d{2}–\d{2}:\d{2}/)
  await expect(page.locator('main')).toContainText('sobota')
  await expect(page.locator('main')).toContainText('niedziela')

  const badge = page.locator('main').getByText('zweryfikowana', { exact: true }).first()
  await expect(badge).toBeVisible()
  await expect(badge.locator('xpath=ancestor-or-self::*[.//*[local-name()="svg"]][1]').locator('svg').first()).toBeVisible()

  const line = page.locator('main header details')
  await expect(line.locator('summary')).toContainText(/Źródło: .+, nr D-0001, stan na \d{2}\.\d{2}\.\d{4}/)
  await line.locator('summary').click()
  await expect(line.getByRole('link', { name: 'O źródłach danych' })).toBeVisible()
})

test('PR-10 the profile can be shared by its address and printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  // Before the script is there, the link shows the address to copy.
  await openPage(page, profile)
  await page.getByRole('link', { name: 'Udostępnij' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Adres skopiowany' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.getByRole('button', { name: 'Drukuj' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  // On paper are telephone and e-mail, and nothing to press.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^\d{3} \d{3} \d{3}, .*@/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('SH-01 a profile leads back to the list as the visitor left it, also after another profile', async ({ page }) => {
  const city = '/zlobki/malopolskie/krakow?kolejnosc=nazwa'
  const back = page.getByRole('link', { name: 'Wróć do listy' })
  await page.goto(city)
  await page.getByRole('main').locator('a[href^="/placowka/"]').first().click()
  await expect(back).toHaveAttribute('href', city)
  await page.locator('#polozenie a[href^="/placowka/"]').first().click()
  await expect(back).toHaveAttribute('href', city)
  await page.goto('/wszystkie-lokalizacje?granice=19.9,50.03,19.99,50.09&zoom=13&widok=lista')
  await page.getByRole('region', { name: 'Lista wyników' }).locator('a[href^="/placowka/"]').first().click()
  await expect(back).toHaveAttribute('href', /^\/wszystkie-lokalizacje\?.*granice=19\.9/)
  await back.click()
  await expect(page).toHaveURL(/granice=19\.9/)
})

test('PR-17 CA-08 on paper a profile is one leaf: name, what its card says, address, contact, fees, hours, map and code; nothing to press, no photo, no other facility', async ({
  page,
}) => {
  await page.goto('/placowka/sloneczko-przedszkole-krakow')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Pokaż telefon' }).click()
  const telephone = main.getByRole('link', { name: /^\d{3} \d{3} \d{3}$/ }).first()
  await expect(telephone).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const shown of [
    main.getByRole('heading', { name: 'Słoneczko', level: 1 }),
    main.getByText('Przedszkole · Kraków'),
    main.getByText('ul. Sadowa 25'),
    main.getByText('Wolne miejsca', { exact: true }).first(),
    telephone,
    main.getByRole('heading', { name: 'Opłaty' }),
    main.locator('#oplaty').getByText(/^Stan na/),
    main.getByRole('heading', { name: 'Godziny otwarcia' }),
    main.getByRole('img', { name: 'Kod QR' }),
    main.getByRole('img', { name: /^Okolica:/ }),
  ])
    await expect(shown).toBeVisible()
  for (const hidden of [
    main.getByRole('button'),
    main.getByRole('textbox'),
    main.locator('#zdjecia img'),
    main.locator('#polozenie a[href^="/placowka/"]'),
    main.locator('#opinie'),
    page.getByRole('contentinfo'),
  ])
    await expect(hidden.filter({ visible: true })).toHaveCount(0)
  const written = await main.locator('a').evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(written.filter((content) => content.includes('http'))).toEqual([])
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('RP-01 a profile has one link to report; its page asks whether data or content are wrong, and names each photo, without JavaScript', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/placowka/sloneczko-przedszkole-krakow')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Zgłoś (błąd|nadużycie|zdjęcie)/)).toHaveCount(0)
  await main.getByRole('link', { name: 'Zgłoś', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Co jest nie tak?')
  await expect(main.getByRole('heading', { level: 2 })).toContainText(['Błąd w danych', 'Naruszenie prawa lub zasad'])
  await expect(main.getByRole('link', { name: 'Zgłoś błąd' })).toHaveAttribute('href', /\/kontakt\?dotyczy=sloneczko/)
  await expect(main.locator('form[action^="/zglos/facility/"]')).toHaveCount(1)
  await page.context().close()
})

test('PR-10 the telephone alone stands out on a profile; the other actions are calm', async ({ page }) => {
  await page.goto('/placowka/sloneczko-przedszkole-krakow')
  const filled = await page
    .getByRole('complementary')
    .first()
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.filter((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)').map((one) => one.textContent?.trim()),
    )
  expect(filled).toEqual(['Pokaż telefon'])
})

test('CA-03 CA-08 districts and order are menus in one row; the first card is in view on a phone and four on a laptop, with kind, ages, price and nothing unknown', async ({
  page,
}) => {
  const list = page.locator('[data-live=list]')
  await page.goto('/zlobki/mazowieckie/warszawa')
  const card = list.locator('[data-facility]').filter({ hasText: 'zł' }).first()
  await expect(card).toContainText(/od 20 tygodni|od roku/)
  await expect(page.locator('main')).not.toContainText(/cena nieznana|brak aktualnej informacji|niezweryfikowana/)
  await expect(card).toContainText(/\d+\szł|bezpłatnie/)
  await expect(card.locator('svg').first()).toBeVisible()
  for (const [width, height, cards] of [
    [390, 844, 1],
    [1440, 900, 4],
  ] as const) {
    await page.setViewportSize({ width, height })
    const last = await list
      .locator('[data-facility]')
      .nth(cards - 1)
      .boundingBox()
    expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThanOrEqual(height)
  }
  await list.getByText('Dzielnice', { exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Dzielnice' })
    .getByRole('link', { name: /^Mokotów/ })
    .click()
  await expect(page).toHaveURL(/warszawa\/mokotow$/)
  await expect(list.getByText('Dzielnica: Mokotów')).toBeVisible()
})

test('the hint of the search field in the bar is whole on a laptop, in three languages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const prefix of ['', '/uk', '/en']) {
    await page.goto(`${prefix}/zrodla-danych`)
    const room = await page
      .getByRole('banner')
      .getByRole('combobox')
      .evaluate((field: HTMLInputElement) => {
        const style = getComputedStyle(field)
        const canvas = document.createElement('canvas').getContext('2d')
        if (canvas) canvas.font = style.font
        const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd)
        return field.clientWidth - padding - (canvas?.measureText(field.placeholder).width ?? 0)
      })
    expect(room, prefix).toBeGreaterThanOrEqual(0)
  }
})

test('SH-06 an empty list shows a message and at most two links', async ({ page }) => {
  await page.goto('/zlobki/mazowieckie/warszawa?cena-do=1')
  await expect(page.getByText('Żadna placówka nie spełnia tych warunków')).toBeVisible()
  await page.locator('[data-live=list]').getByRole('link', { name: 'Wyczyść filtry' }).click()
  await expect(page).toHaveURL(/warszawa$/)
})

test('SH-12 the background is light grey by default and white if the page chooses it', async ({ page }) => {
  const ground = () =>
    page.evaluate(() => {
      const painted = [...document.querySelectorAll('main, body, html, div')].filter(
        (one) => one.contains(document.querySelector('main')) || one.matches('main'),
      )
      return painted
        .map((one) => getComputedStyle(one).backgroundColor)
        .filter((colour) => colour !== 'rgba(0, 0, 0, 0)')
        .at(-1)
    })
  await page.goto('/zlobki/mazowieckie/warszawa')
  expect(await ground()).toBe('rgb(244, 242, 238)')
  await page.goto(profile)
  expect(await ground()).toBe('rgb(255, 255, 255)')
})

test('J9.3 every element focused by keyboard is inside the window and not below the navigation bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/zlobki/mazowieckie/warszawa')
  for (let stop = 0; stop < 45; stop++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return true
      const box = at.getBoundingClientRect()
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1)
      const y = Math.min(Math.max(box.top + Math.min(box.height, 20) / 2, 1), innerHeight - 1)
      const top = document.elementFromPoint(x, y)
      return box.bottom > 0 && box.top < innerHeight && (at.contains(top) || (top?.contains(at) ?? false))
        ? true
        : at.outerHTML.slice(0, 120)
    })
    expect([stop, seen]).toEqual([stop, true])
  }
})
