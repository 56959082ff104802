import { expect, test } from 'playwright/test'
import { axeFindings } from '#config/quality/testing/axe.ts'
import { showAlerts } from './built-scripts.ts'

const ask = {
  title: 'Usunąć podstronę?',
  subtitle: 'Nie da się tego cofnąć.',
  colour: 'error',
  actions: [
    { value: 'keep', label: 'Zostaw', look: 'main' },
    { value: 'delete', label: 'Usuń' },
  ],
} as const

test('SH-05 an alert has a name, traps the focus, returns the chosen action and is removed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const { answers } = await showAlerts(page, ask)
  const alert = page.getByRole('alertdialog', { name: 'Usunąć podstronę?', description: 'Nie da się tego cofnąć.' })
  await expect(alert).toBeVisible()
  expect(
    await alert.evaluate((dialog) => {
      const { zIndex, borderBlockStartColor, inlineSize } = getComputedStyle(dialog)
      return [dialog.matches(':modal'), zIndex, borderBlockStartColor, inlineSize]
    }),
  ).toEqual([true, '10001', 'rgb(179, 38, 30)', '500px'])
  expect(await axeFindings(page, { include: '#alert' })).toEqual([])
  await expect(alert.getByRole('button', { name: 'Zostaw' })).toBeFocused()
  for (let n = 0; n < 8; n++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('#alert') !== null)).toBe(
      true,
    )
  }
  await alert.getByRole('button', { name: 'Usuń' }).click()
  expect(await answers()).toEqual(['delete'])
  await expect(page.locator('#alert')).toHaveCount(0)
})

test('SH-05 Escape, the close button and a click outside close an alert without an answer', async ({ page }) => {
  await page.goto('/')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.locator('#alert').getByRole('button', { name: 'Zamknij' }).click(),
    () => page.mouse.click(5, 5),
  ]
  for (const [n, leave] of ways.entries()) {
    const { answers } = await showAlerts(page, ask)
    await leave()
    await expect(page.locator('#alert')).toHaveCount(0)
    expect(await answers()).toEqual(Array(n + 1).fill(null))
  }
})

test('SH-05 an alert that is not closeable stays until it is answered', async ({ page }) => {
  await page.goto('/')
  const { answers } = await showAlerts(page, { ...ask, closeable: false })
  await expect(page.locator('#alert').getByRole('button', { name: 'Zamknij' })).toHaveCount(0)
  for (let n = 0; n < 3; n++) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(page.locator('#alert')).toBeVisible()
  await page.locator('#alert').getByRole('button', { name: 'Zostaw' }).click()
  expect(await answers()).toEqual(['keep'])
})

test('SH-05 a newer alert replaces an unanswered one', async ({ page }) => {
  await page.goto('/')
  await showAlerts(page, ask)
  const { answers } = await showAlerts(page, { title: 'Druga sprawa', actions: [{ value: 'yes', label: 'Tak' }] })
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await page.getByRole('alertdialog', { name: 'Druga sprawa' }).getByRole('button', { name: 'Tak' }).click()
  expect(await answers()).toEqual([null, 'yes'])
})
