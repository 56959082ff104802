import { expect, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import type { Language } from '#core/kernel/language.ts'
import { registerAccount, signIn } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'
import { axeViolations } from './visual-checks.ts'

const password = 'Demo!2345'
const side = (page: Page) => page.getByRole('main').locator('xpath=preceding-sibling::nav')

/** Tabs of the open area: label and address. */
const tabsOf = (page: Page) =>
  side(page)
    .locator('li a')
    .evaluateAll((links) => links.map((link) => [link.firstChild?.textContent ?? '', link.getAttribute('href') ?? ''] as const))

/** Compares each tab of the open area with the heading of its page, as the server sends it. */
const compareHeadings = async (page: Page, minimum: number) => {
  const tabs = await tabsOf(page)
  expect(tabs.length).toBeGreaterThanOrEqual(minimum)
  for (const [label, href] of tabs) {
    const html = await (await page.request.get(href)).text()
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? ''
    expect([href, heading.trim()]).toEqual([href, label.trim()])
  }
}

test.beforeEach(({ page }) => setUniqueAddress(page))

for (const language of ['pl', 'ua', 'en'] as const satisfies readonly Language[])
  test(`WK-02 WK-03 a new account in ${language} begins with today; its tabs are whole at 900 px and named as their pages`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page.context(), await registerAccount(page.request, { language }))
    await openPage(page, '/user')
    const last = await side(page).getByRole('link').last().boundingBox()
    expect((last?.y ?? 900) + (last?.height ?? 0)).toBeLessThanOrEqual(900)
    await expect(side(page).getByRole('list')).toHaveCount(4)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: { pl: 'Znajdź placówkę', ua: 'Знайти заклад', en: 'Find a facility' }[language] })
        .first(),
    ).toBeVisible()
    for (const path of ['/user/claims', '/user/materials', '/user/reports', '/user/user_opinions', '/user/facilities'])
      await expect(side(page).locator(`a[href$='${path}']`)).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await compareHeadings(page, 10)
  })

test('WK-01 WK-03 a panel begins with what waits, and its tabs are named as their pages', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page.context(), 'wlasciciel@demo.test', password)
  await openPage(page, '/user/facilities')
  await page.getByRole('main').getByRole('link', { name: 'Otwórz panel: Słoneczko' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Czeka na Ciebie' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Zmień wolne miejsca' })).toBeVisible()
  const last = await side(page).getByRole('link').last().boundingBox()
  expect((last?.y ?? 900) + (last?.height ?? 0)).toBeLessThanOrEqual(900)
  expect(await axeViolations(page)).toEqual([])
  await compareHeadings(page, 18)
})

for (const [account, path, minimum] of [
  ['support', '/support', 8],
  ['cms', '/cms/city', 2],
] as const)
  test(`WK-03 tabs of the area of ${account} are named as their pages`, async ({ page }) => {
    test.slow()
    await signIn(page.context(), `${account}@demo.test`, password)
    await openPage(page, path)
    await compareHeadings(page, minimum)
  })
