import { expect, test } from 'playwright/test'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'
import { field, open, options } from './search-field.ts'

test('SM-23 SH-14 the search field of the landing page is 56 px high and each suggestion at least 44', async ({ page }) => {
  await open(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(
    await page
      .getByRole('main')
      .locator('input[role=combobox]')
      .evaluate((input) => input.parentElement?.getBoundingClientRect().height),
  ).toBe(56)
  await page.setViewportSize({ width: 1280, height: 720 })
  const heights = await page.getByRole('main').evaluate((main) => ({
    field: main.querySelector('input[role=combobox]')?.parentElement?.getBoundingClientRect().height ?? 0,
    lines: [...main.querySelectorAll('[role=option]')].map((line) => line.getBoundingClientRect().height),
  }))
  expect(heights.field).toBe(56)
  expect(Math.min(...heights.lines)).toBeGreaterThanOrEqual(44)
})

test('J9 SH-11 SH-08 the open search field passes axe, and does not scroll horizontally at 320 px with the largest font', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('font', '1.5'))
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page)
  for (const typed of ['słonecz', 'zzqqx']) {
    await field(page).fill(typed)
    await expect(page.getByRole('main').getByRole('status')).not.toContainText('Szukamy')
    await page.keyboard.press('ArrowDown')
    expect([typed, await horizontalOverflow(page), await axeViolations(page)]).toEqual([typed, [], []])
  }
})

test('SH-01 SH-14 the navigation bar has the search field except on the landing page: 40 px high, 48 on phones, with the same suggestions', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0)
  await page.goto('/zlobki/mazowieckie/warszawa')
  const inBar = page.getByRole('banner').getByRole('combobox', { name: 'Miasto, dzielnica, nazwa albo to, czego szukasz' })
  const height = () => inBar.evaluate((input) => input.parentElement?.getBoundingClientRect().height)
  expect(await height()).toBe(40)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await height()).toBe(48)
  await inBar.focus()
  await expect(options(page)).toHaveCount(18)
  await inBar.fill('mokot')
  await page.getByRole('option', { name: 'Mokotów, Warszawa', exact: true }).click()
  await expect(page).toHaveURL(/miasto=mazowieckie(%2F|\/)warszawa&dzielnica=mokotow/)
})
