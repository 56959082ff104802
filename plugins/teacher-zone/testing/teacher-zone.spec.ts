import { type Browser, expect, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { registerAccount, signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

const zone = '/strefa-nauczyciela'
const mandala = 'Jesienna mandala z liści'
const main = (page: Page) => page.getByRole('main')
const titles = (page: Page) => main(page).getByRole('heading', { level: 2 })

/** Page of a visitor without an account and without JavaScript. */
const visitorOf = async (browser: Browser) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await setUniqueAddress(page)
  return page
}

/** Returns the number of materials that the page says it has. */
const countOf = async (page: Page) =>
  Number.parseInt(
    (await main(page)
      .getByText(/^\d+ materiał(y|ów)?$/)
      .textContent()) ?? '',
    10,
  )
const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

test('J3.7 TZ-01 TZ-02 filters are links with counts: they combine in the address, match the list and are removed one by one, without JavaScript', async ({
  browser,
}) => {
  const page = await visitorOf(browser)
  await page.goto(zone)
  const all = await countOf(page)
  expect(all).toBeGreaterThanOrEqual(20)
  const filter = (name: string) => page.getByRole('navigation', { name: 'Filtry' }).getByRole('link', { name })
  // On a narrow screen the filters are a sheet.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(filter('Jesień')).toBeHidden()
  await main(page).getByText('Filtry', { exact: true }).click()
  const expectedCount = Number.parseInt((await filter('Jesień').textContent())?.replace(/\D+/, '') ?? '', 10)
  await filter('Jesień').click()
  await expect(page).toHaveURL(`${zone}?temat=jesien`)
  expect([await countOf(page), await titles(page).count()]).toEqual([expectedCount, expectedCount])
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Materiały: Jesień')
  expect(await canonicalOf(page)).toMatch(/\?temat=jesien$/)

  await page.setViewportSize({ width: 1440, height: 900 })
  await filter('3-latki').click()
  await filter('4-latki').click()
  await expect(page).toHaveURL(`${zone}?temat=jesien&wiek=3-latki,4-latki`)
  await expect(main(page).getByRole('link', { name: mandala })).toBeVisible()
  expect(await titles(page).count()).toBe(await countOf(page))
  await expect(filter('4-latki')).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('searchbox', { name: 'Szukaj w materiałach' }).fill('madnala')
  await page.getByRole('button', { name: 'Szukaj', exact: true }).last().click()
  await expect(page).toHaveURL(/\?temat=jesien&wiek=3-latki(,|%2C)4-latki&q=madnala$/)
  await expect(main(page).getByText('Nie ma materiałów ze słowami „madnala”')).toBeVisible()
  await expect(main(page).getByRole('link', { name: mandala })).toBeVisible()
  await page.getByRole('link', { name: 'Usuń filtr: 3-latki' }).click()
  await page.getByRole('link', { name: 'Usuń filtr: „madnala”' }).click()
  await expect(page).toHaveURL(`${zone}?temat=jesien&wiek=4-latki`)
  await page.getByRole('link', { name: 'Wyczyść' }).click()
  await expect(page).toHaveURL(zone)
  expect(await countOf(page)).toBe(all)

  const listed = await titles(page).allTextContents()
  await page.goto(`${zone}/materialy-dydaktyczne`)
  expect(await titles(page).allTextContents()).toEqual(listed)
  expect(await canonicalOf(page)).toMatch(/\/strefa-nauczyciela$/)
})

test('TZ-02 filters that nothing has can be removed one by one', async ({ browser }) => {
  const page = await visitorOf(browser)
  await page.goto(`${zone}?temat=jesien&okazja=nie-ma-takiej`)
  await expect(main(page).getByText('Nie ma materiału, który pasuje do wszystkich filtrów')).toBeVisible()
  await main(page).getByRole('link', { name: 'Bez: nie-ma-takiej' }).click()
  await expect(page).toHaveURL(`${zone}?temat=jesien`)
  await expect(main(page).getByRole('link', { name: mandala })).toBeVisible()
})

test('TZ-05 a relation and a contest have their own mark, and a contest says until when it runs', async ({ browser }) => {
  const page = await visitorOf(browser)
  const colourOf = async (query: string, mark: string) => {
    await page.goto(`${zone}?${query}`)
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }), hasText: mark })
      .first()
    return { card, colour: await card.getByText(mark, { exact: true }).evaluate((one) => getComputedStyle(one).color) }
  }
  const material = await colourOf('q=mandala', 'Karta pracy')
  const relation = await colourOf('', 'Relacja')
  const contest = await colourOf('q=konkurs', 'Konkurs')
  expect(new Set([material.colour, relation.colour, contest.colour]).size).toBe(3)
  await expect(contest.card).toContainText(/Konkurs (trwa do|zakończony) \d+/)
})

test('J3.8 TZ-03 a material is found from the footer, its PDF downloads under its name, and the former address leads to the list', async ({
  page,
}) => {
  await setUniqueAddress(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Strefa nauczyciela' }).click()
  await main(page).getByRole('link', { name: mandala }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(mandala)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page)
      .getByRole('link', { name: /^Pobierz: PDF/ })
      .click(),
  ])
  expect(download.suggestedFilename()).toBe('jesienna-mandala.pdf')
  await expect(main(page).getByRole('link', { name: 'jesienna-mandala.pdf', exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Licencja CC BY 4.0' })).toHaveAttribute('rel', /license/)
  await expect(main(page).getByRole('complementary', { name: 'Zobacz też' }).getByRole('heading', { level: 3 })).toHaveCount(3)
  await main(page).getByRole('link', { name: 'Jesień' }).click()
  await expect(page).toHaveURL(`${zone}?temat=jesien`)
  for (const path of ['/landing/strefa-nauczyciela', '/landing/strefa-nauczyciela/x', '/landing/strefa-nauczyciela/x/y']) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect([response.status(), new URL(response.headers()['location'] ?? '', page.url()).pathname]).toEqual([301, zone])
  }
})

test('TZ-03 a printed material is its text and pictures alone', async ({ page }) => {
  await setUniqueAddress(page)
  await page.goto(`${zone}/jesienna-mandala-z-lisci`)
  await page.emulateMedia({ media: 'print' })
  for (const area of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('complementary', { name: 'Zobacz też' })])
    await expect(area).toBeHidden()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByRole('img').first()).toBeVisible()
  await expect(main(page).getByText(/^Źródło: .*\/strefa-nauczyciela\/jesienna-mandala-z-lisci$/)).toBeVisible()
})

test('TZ-03 a signed-in user saves a material and removes it again; a visitor is asked to sign in', async ({ page, browser }) => {
  test.slow()
  await setUniqueAddress(page)
  await signIn(page.context(), await registerAccount(page.request))
  // The browser learns of the user from a private page.
  await page.goto('/user')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const open = async () => {
    const known = page.waitForResponse((response) => response.url().includes('/api/v1/material/'))
    await openPage(page, `${zone}/jesienna-mandala-z-lisci`)
    await (await known).finished()
  }
  const press = async (name: string) => {
    const saved = page.waitForResponse((response) => response.url().endsWith('/saved'))
    await main(page).getByRole('button', { name, exact: true }).click()
    expect((await saved).status()).toBe(200)
  }
  await open()
  expect(await axeViolations(page)).toEqual([])
  await press('Zapisz')
  await expect(page.getByText('Zapisano w Twoich materiałach')).toBeVisible()
  await open()
  await press('Usuń z zapisanych')
  await expect(main(page).getByRole('button', { name: 'Zapisz', exact: true })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await setUniqueAddress(visitor)
  await openPage(visitor, `${zone}/jesienna-mandala-z-lisci`)
  await main(visitor).getByRole('button', { name: 'Zapisz', exact: true }).click()
  await expect(visitor.getByRole('dialog')).toBeVisible()
})
