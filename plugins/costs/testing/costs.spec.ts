import { expect, type Page, test } from 'playwright/test'
import { signIn } from '#web/e2e/accounts.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

const list = '/zlobki/mazowieckie/warszawa'
const query = 'category=zlobki&voivodeship=mazowieckie&city=warszawa'
const results = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'świadczenia' })
/** Złoty that the first facility of the family's list costs. */
const lowestCost = async (page: Page) =>
  Number(/(\d[\d\u00a0 ]*)\u00a0zł/.exec(await results(page).first().innerText())?.[1]?.replace(/\D/g, ''))

test('EX-01 EX-03 a family answers once: list, cards and profiles say what it pays, and no request carries an answer', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`))
  // The job works costs out within a minute after the start.
  await expect
    .poll(async () => (await (await page.request.get(`/api/v1/facility/cost?${query}`)).json()).facilities.length)
    .toBeGreaterThan(3)
  await expect
    .poll(async () => {
      await page.goto(`${list}?kolejnosc=koszt`)
      return page.locator('[data-facility] [data-cost]').count()
    })
    .toBeGreaterThan(3)

  await page.getByRole('link', { name: 'Najtańsze dla nas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Najtańsze dla nas' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'od najtańszej dla was' })).toBeVisible()
  const usual = await results(page).allInnerTexts()
  await page.getByLabel('Miesiąc urodzenia dziecka').fill('2026-01')
  await page.getByLabel('Dziecko ma orzeczenie o niepełnosprawności').check()
  await expect.poll(() => results(page).allInnerTexts()).not.toEqual(usual)
  const lowest = await lowestCost(page)
  await page.getByLabel('Najwyżej za miesiąc, zł').fill(String(lowest))
  await expect(page.getByRole('status').filter({ hasText: 'dla was.' })).toContainText(`do ${lowest}`)
  expect(await lowestCost(page)).toBe(lowest)
  expect(await axeViolations(page)).toEqual([])

  const name = await results(page).first().getByRole('link').innerText()
  await page.goto(`${list}?kolejnosc=koszt`)
  const card = page.locator('[data-facility]').filter({ hasText: name })
  await expect(card.locator('[data-ours]')).toContainText(`${lowest}\u00a0zł`)
  await card.getByRole('link', { name }).click()
  const cost = page.getByRole('region', { name: 'Ile zapłacicie' })
  await cost.getByText('Policz dla nas').click()
  await expect(cost).toContainText('Policzone dla was.')
  await expect(cost.getByLabel('Dziecko ma orzeczenie o niepełnosprawności')).toBeChecked()

  await cost.getByRole('button', { name: 'Wyczyść' }).click()
  expect(await page.evaluate(() => localStorage.getItem('family'))).toBeNull()
  expect(requests.filter((request) => /2026-01(?!-\d)|"disability|disability=|born/.test(request))).toEqual([])
})

test('EX-03 a sentence, a filter and an order of the address list what a usual family pays', async ({ page }) => {
  await expect
    .poll(async () => (await (await page.request.get(`/api/v1/facility/cost?${query}`)).json()).facilities.length)
    .toBeGreaterThan(3)
  await expect
    .poll(async () => {
      await page.goto(`/szukaj?q=${encodeURIComponent('żłobek w Warszawie do 900 zł po dofinansowaniu')}`)
      return page.locator('[data-facility] [data-cost]').count()
    })
    .toBeGreaterThan(0)
  await expect(page.getByRole('main').getByText('po dofinansowaniu do 900')).toBeVisible()
  const amountsOf = async () =>
    (
      await page.locator('[data-facility] [data-cost]').evaluateAll((lines) => lines.map((line) => line.getAttribute('data-cost') ?? ''))
    ).map((text) => Number(text.replace(/\D/g, '')))
  for (const amount of await amountsOf()) expect(amount).toBeLessThanOrEqual(900)
  await page.goto(`${list}?kolejnosc=koszt`)
  const withMeals = (
    await page
      .locator('[data-cost]')
      .filter({ hasText: 'z wyżywieniem' })
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-cost') ?? ''))
  ).map((text) => Number(text.replace(/\D/g, '')))
  expect(withMeals).toEqual(withMeals.toSorted((one, other) => one - other))
})

test('EX-02 support changes a rate of the whole country, which is to be checked again, and confirms it', async ({ page }) => {
  await signIn(page.context(), 'support@demo.test', 'Demo!2345')
  await page.goto('/support/rates')
  const rate = page.getByRole('listitem').filter({ hasText: 'Cała Polska' }).first()
  await rate.getByRole('button', { name: 'Zmień' }).click()
  await rate.getByLabel('Warunki').fill('Na dziecko w żłobku z rejestru.')
  await rate.getByRole('button', { name: 'Zapisz' }).click()
  await expect(rate.getByText('Na dziecko w żłobku z rejestru.')).toBeVisible()
  await expect(rate.getByText('do sprawdzenia')).toBeVisible()
  await rate.getByRole('button', { name: 'Zgadza się ze źródłem' }).click()
  await expect(rate.getByText(/^sprawdzona /)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
