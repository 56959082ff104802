import { expect, type Page, test } from 'playwright/test'
import { showAlerts, showToasts } from './built-scripts.ts'

/** Returns a design token as the browser computes it. */
const token = (page: Page, name: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name)
/** Returns the font size of the first match of a selector, pixels. */
const fontSizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
const wide = { width: 1440, height: 900 }

test('SH-14 font sizes are 13, 14, 16, 18, 30, 40 and 44 px, and texts use them', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  const sizes = [13, 14, 16, 18, 30, 40, 44]
  const scales = [1, 1.25, 1.5]
  const computed = await page.evaluate(
    ([sizes, scales]) =>
      scales.map((scale) => {
        if (scale !== 1) document.documentElement.dataset['font'] = String(scale)
        const shown = sizes.map((size) => {
          const sample = document.body.appendChild(document.createElement('p'))
          sample.style.fontSize = `var(--size-${size})`
          const { fontSize } = getComputedStyle(sample)
          sample.remove()
          return Number.parseFloat(fontSize)
        })
        delete document.documentElement.dataset['font']
        return shown
      }),
    [sizes, scales] as const,
  )
  expect(computed).toEqual(scales.map((scale) => sizes.map((size) => size * scale)))
  expect([await fontSizeOf(page, 'body'), await fontSizeOf(page, 'main h2')]).toEqual([16, 30])
  await page.goto('/zlobki/mazowieckie/warszawa')
  expect(await fontSizeOf(page, 'h1')).toBe(40)
  await page.goto('/placowka/tecza-zlobek-warszawa')
  const dated = page.getByRole('main').getByText(/^Źródło: /)
  expect(await dated.first().evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBe(14)
})

test('SH-14 footer lists are 300, 400 and 450 px wide', async ({ page }) => {
  await page.goto('/zrodla-danych')
  for (const [width, expected] of [
    [768, 300],
    [1024, 400],
    [1440, 450],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const list = page.getByRole('contentinfo').getByRole('list').first()
    expect([width, await list.evaluate((ul) => ul.getBoundingClientRect().width)]).toEqual([width, expected])
  }
})

test('SH-14 a dialog is 500 px wide and an alert has the z-index 10001', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  await page.getByRole('button', { name: 'Wygląd' }).click()
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.getBoundingClientRect().width)).toBe(500)
  await page.keyboard.press('Escape')
  await showAlerts(page, { title: 'Uwaga', actions: [] })
  expect(await page.locator('#alert').evaluate((alert) => getComputedStyle(alert).zIndex)).toBe('10001')
})

test('SH-14 a toast is shown for 4000 ms, a notification for 3000 by default, both fade out in 500', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const ms = (text: string) => Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000)
  const durations = [await token(page, '--toast'), await token(page, '--notification'), await token(page, '--notification-speed')]
  expect(durations.map(ms)).toEqual([4000, 3000, 500])
  await showToasts(page, { kind: 'success' })
  const shown = page.getByTestId('toasts').locator('[data-kind]')
  expect(await shown.evaluate((notice) => getComputedStyle(notice).transitionDuration)).toBe('0.5s')
  // The time starts when the text is inserted.
  await page.clock.runFor(60 + 3990)
  await expect(shown).not.toHaveAttribute('data-leaving')
  await page.clock.runFor(20)
  await expect(shown).toHaveAttribute('data-leaving')
  await page.clock.runFor(500)
  await expect(shown).toHaveCount(0)
})
