import { expect, type Page, test } from 'playwright/test'
import { axeFindings } from '#config/quality/testing/axe.ts'
import { showToasts } from './built-scripts.ts'

const place = (page: Page) => page.getByTestId('toasts')
const shown = (page: Page) => place(page).locator('[data-kind]')
const all = [
  { kind: 'success' },
  { kind: 'error', text: 'Nie udało się zapisać adresu' },
  { kind: 'warning', text: 'Zostało jedno zdjęcie' },
  { kind: 'info', text: 'Placówka oczekuje na potwierdzenie' },
] as const

test('SH-04 copying a facility’s address shows one success toast for four seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(Object.getPrototypeOf(navigator), { share: undefined }))
  await page.clock.install()
  await page.goto('/placowka/tecza-zlobek-warszawa')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'Udostępnij' }).click()
  // A toast below the pointer would stay.
  await page.mouse.move(0, 0)
  await expect(shown(page)).toHaveAttribute('data-kind', 'success')
  await page.clock.runFor(100)
  await expect(place(page).getByRole('status')).toHaveText('Adres skopiowany')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/placowka\/tecza-zlobek-warszawa$/)
  await page.clock.runFor(3900)
  await expect(shown(page)).toHaveCount(1)
  await page.clock.runFor(700)
  await expect(shown(page)).toHaveCount(0)
  await expect(place(page)).toBeHidden()
})

test('SH-04 the four kinds have their colour, icon and role, are stacked bottom right, and success has a default text', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await showToasts(page, ...all)
  await expect(shown(page)).toHaveText([
    'Gotowe',
    'Nie udało się zapisać adresu',
    'Zostało jedno zdjęcie',
    'Placówka oczekuje na potwierdzenie',
  ])
  const seen = await shown(page).evaluateAll((notices) =>
    notices.map((notice) => [
      getComputedStyle(notice).borderInlineStartColor,
      notice.querySelector('p')?.role,
      notice.querySelectorAll('p svg, :scope > svg').length,
    ]),
  )
  expect(seen).toEqual([
    ['rgb(23, 113, 63)', 'status', 1],
    ['rgb(179, 38, 30)', 'alert', 1],
    ['rgb(154, 79, 0)', 'status', 1],
    ['rgb(27, 88, 176)', 'status', 1],
  ])
  const boxes = await shown(page).evaluateAll((notices) => notices.map((notice) => notice.getBoundingClientRect().toJSON() as DOMRect))
  for (const [n, box] of boxes.entries()) expect(box.top).toBeGreaterThanOrEqual(boxes[n - 1]?.bottom ?? 0)
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  expect([window.width - (boxes[3]?.right ?? 0), window.height - (boxes[3]?.bottom ?? 0)]).toEqual([16, 16])
  expect(await axeFindings(page, { include: '#powiadomienia' })).toEqual([])
})

test('SH-04 a toast pauses while hovered or focused, and its close button restores the focus', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await showToasts(page, all[1])
  await page.clock.runFor(100)
  await page.getByText('Nie udało się zapisać adresu').hover()
  await page.clock.runFor(10_000)
  await expect(shown(page)).toHaveCount(1)
  const language = page.getByRole('button', { name: /zmień język/ })
  await language.focus()
  const close = place(page).getByRole('button', { name: 'Zamknij' })
  await close.focus()
  await page.mouse.move(5, 5)
  await page.clock.runFor(10_000)
  await expect(shown(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(language).toBeFocused()
  await page.clock.runFor(600)
  await expect(shown(page)).toHaveCount(0)
  await showToasts(page, all[2])
  await page.clock.runFor(4000)
  await page.clock.runFor(700)
  await expect(shown(page)).toHaveCount(0)
})

test('SH-04 a toast uses the page’s language and is above an open dialog', async ({ page }) => {
  for (const [address, word] of [
    ['/uk', 'Готово'],
    ['/en', 'Done'],
  ] as const) {
    await page.goto(address)
    await page.locator('header [data-dialog="jezyk"]').click()
    await expect(page.locator('dialog:modal')).toBeVisible()
    await showToasts(page, all[0])
    await expect(place(page).getByRole('status')).toHaveText(word)
    // The modal dialog makes everything else inert, but the toast stays visible above it.
    const above = await place(page).evaluate(
      (notices) => notices.matches(':popover-open') && document.querySelector('dialog:modal') !== null,
    )
    expect(above).toBe(true)
  }
})

for (const theme of ['light', 'dark'] as const)
  test(`SH-04 SH-11 toasts fit 320 px with the largest font in the ${theme} theme, and axe finds nothing`, async ({ page }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('font', '1.5')
      localStorage.setItem('theme', theme)
    }, theme)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    await showToasts(page, ...all.slice(0, 2))
    await expect(shown(page).last()).toContainText('Nie udało')
    for (const box of await shown(page).evaluateAll((notices) => notices.map((one) => one.getBoundingClientRect().toJSON() as DOMRect)))
      expect(box.left >= 0 && box.right <= 320 && box.bottom <= 640).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await axeFindings(page, { include: '#powiadomienia' })).toEqual([])
  })
