import { expect, test } from 'playwright/test'
import { dots, krakow, list, map, mapReady, pins, searches, withoutBaseMap } from './map-page.ts'

test.beforeEach(({ page }) => withoutBaseMap(page))

test('SM-17 card and marker highlight each other; the label of a pin has name, kind and governing body', async ({ page }) => {
  await page.goto('/wszystkie-lokalizacje?granice=19.9,50.03,19.99,50.09&zoom=13')
  await mapReady(page)
  const names = await pins(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toMatch(/.+, .+/)
  expect(names.some((name) => /publiczn|prywatn|samorządow/i.test(name ?? ''))).toBe(true)
  const cards = list(page).locator('[data-facility][data-long]')
  for (const card of [cards.first(), cards.nth(1)]) {
    await card.getByRole('link').first().focus()
    await expect(page.locator('[data-dot][data-lit], [data-pin][data-lit]')).toHaveCount(1)
    await card.hover()
    await expect(page.locator('[data-dot][data-lit], [data-pin][data-lit]')).toHaveCount(1)
  }
  const listed = await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['facility']))
  const shown = await pins(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['id']))
  const both = shown.find((id) => listed.includes(id))
  if (both) {
    await page.locator(`[data-pin][data-id="${both}"]`).focus()
    await expect(page.locator(`[data-facility="${both}"]`)).toHaveAttribute('data-lit', '')
  }
  await pins(page).first().focus()
  await page.keyboard.press('Enter')
  const picked = page.getByRole('region', { name: 'Wybrana placówka' })
  await expect(picked.getByRole('link')).toHaveAttribute('href', /^\/placowka\//)
  await expect(pins(page).first()).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(picked).toHaveCount(0)
  await expect(pins(page).first()).toBeFocused()
})

test('SM-18 J9.1 by keyboard only: the second skip link skips map and filters, and the list has every result without the map', async ({
  page,
}) => {
  test.slow()
  await page.goto(krakow)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Pomiń mapę/ }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(list(page).getByRole('link').first()).toBeFocused()
  await mapReady(page)
  await page.evaluate(() => document.querySelector('canvas')?.remove())
  const total = Number(await map(page).getAttribute('data-total'))
  const seen = new Set<string>()
  for (let n = 1; n <= 10; n++) {
    for (const id of await list(page)
      .locator('[data-facility]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['facility'] ?? '')))
      seen.add(id)
    const next = page.getByRole('link', { name: /Następna/ })
    if ((await next.count()) === 0) break
    await next.focus()
    await Promise.all([page.waitForURL(new RegExp(`page=${n + 1}`)), page.keyboard.press('Enter')])
  }
  expect(seen.size).toBe(total)
})

test('J9.3 a marker focused by keyboard is inside the window and not covered', async ({ page }) => {
  test.slow()
  await page.goto(krakow)
  await mapReady(page)
  const markers = (await dots(page).count()) + (await pins(page).count())
  expect(markers).toBeGreaterThan(8)
  await page.locator('canvas').focus()
  for (let n = 0; n < Math.min(markers, 25); n++) {
    await page.keyboard.press('Tab')
    await expect
      .poll(() =>
        page.evaluate(() => {
          const at = document.activeElement
          if (!at?.matches('[data-dot],[data-pin]')) return 'elsewhere'
          const box = at.getBoundingClientRect()
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          return top !== null && at.contains(top) ? 'seen' : (top?.outerHTML.slice(0, 80) ?? 'outside')
        }),
      )
      .toBe('seen')
  }
})

test('SM-18 the map’s skip link skips all pins; zooming works from the canvas and by buttons', async ({ page }) => {
  const requests = searches(page)
  await page.goto(krakow)
  await mapReady(page)
  await map(page).getByRole('link', { name: 'Pomiń mapę' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('[data-testid="mapa"]')?.contains(document.activeElement))).toBe(false)
  await page.locator('canvas').focus()
  await page.keyboard.press('+')
  await expect.poll(() => requests.length).toBe(2)
  expect(requests[1]?.zoom).toBe((requests[0]?.zoom ?? 0) + 1)
  await map(page).getByRole('button', { name: 'Oddal' }).click()
  await expect.poll(() => requests.length).toBe(3)
  expect(requests[2]?.zoom).toBe(requests[0]?.zoom)
})
