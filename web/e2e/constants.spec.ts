import { expect, type Page, test } from 'playwright/test'
import { alerts, toasts } from './frame-scripts.ts'

/** A token as the browser has it. */
const token = (page: Page, name: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name)
/** The size of letters, in pixels, of the first that is seen of a selector. */
const letters = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
const wide = { width: 1440, height: 900 }

test('SH-14 letters of 13, 14, 16, 18, 30, 40 and 44 px, and what wears them', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  for (const size of [13, 14, 16, 18, 30, 40, 44])
    for (const [scale, by] of [
      ['', 1],
      ['1.25', 1.25],
      ['1.5', 1.5],
    ] as const)
      expect(
        await page.evaluate(
          ([size, scale]) => {
            document.documentElement.dataset['font'] = scale
            const probe = document.body.appendChild(document.createElement('p'))
            probe.style.fontSize = `var(--size-${size})`
            const { fontSize } = getComputedStyle(probe)
            probe.remove()
            delete document.documentElement.dataset['font']
            return fontSize
          },
          [size, scale] as const,
        ),
      ).toBe(`${size * by}px`)
  expect([await letters(page, 'body'), await letters(page, 'main h2')]).toEqual([16, 30])
  await page.goto('/zlobki/mazowieckie/warszawa')
  expect(await letters(page, 'h1')).toBe(40)
  await page.goto('/placowka/tecza-zlobek-warszawa')
  const dated = page.getByRole('main').getByText(/^Stan na /)
  expect(await dated.first().evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBe(14)
})

test('SH-14 search fields: 56 px on the landing page, 48 in the bar of a phone, 40 otherwise', async ({ page }) => {
  const height = () =>
    page
      .getByRole('combobox')
      .first()
      .evaluate((input) => input.parentElement?.getBoundingClientRect().height)
  for (const [path, width, expected] of [
    ['/', 1440, 56],
    ['/', 390, 56],
    ['/zrodla-danych', 390, 48],
    ['/zrodla-danych', 1440, 40],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    expect([path, width, await height()]).toEqual([path, width, expected])
  }
})

test('SH-14 footer lists are 300, 400 and 450 px wide', async ({ page }) => {
  for (const [width, expected] of [
    [768, 300],
    [1024, 400],
    [1440, 450],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/zrodla-danych')
    const list = page.getByRole('contentinfo').getByRole('list').first()
    expect([width, await list.evaluate((ul) => ul.getBoundingClientRect().width)]).toEqual([width, expected])
  }
})

test('SH-14 a dialog is 500 px wide and an alert stands on level 10001', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  await page.getByRole('button', { name: 'Wygląd' }).click()
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.getBoundingClientRect().width)).toBe(500)
  await page.keyboard.press('Escape')
  await alerts(page, { title: 'Uwaga', actions: [] })
  expect(await page.locator('#alert').evaluate((alert) => getComputedStyle(alert).zIndex)).toBe('10001')
})

test('SH-14 a toast stays 4000 ms, a notification 3000 unless told, both go in 500', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const ms = (text: string) => Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000)
  const told = [await token(page, '--toast'), await token(page, '--notification'), await token(page, '--notification-speed')]
  expect(told.map(ms)).toEqual([4000, 3000, 500])
  await toasts(page, { kind: 'success' })
  const shown = page.getByTestId('toasts').locator('[data-kind]')
  expect(await shown.evaluate((notice) => getComputedStyle(notice).transitionDuration)).toBe('0.5s')
  // It begins to count when it has begun to speak.
  await page.clock.runFor(60 + 3990)
  await expect(shown).not.toHaveAttribute('data-leaving')
  await page.clock.runFor(20)
  await expect(shown).toHaveAttribute('data-leaving')
  await page.clock.runFor(500)
  await expect(shown).toHaveCount(0)
})
