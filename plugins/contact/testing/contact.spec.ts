import { expect, test } from 'playwright/test'
import { axeViolations } from '#web/e2e/visual-checks.ts'

test('ST-05 J9 books and cancels a presentation by keyboard only', async ({ page }) => {
  test.slow()
  await page.goto('/umow-prezentacje')
  const press = async (key: string, times = 1) => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key)
  }
  // Not the first day, which other tests of this run may use.
  const day = page.locator('nav ol a').nth(7)
  await day.focus()
  await press('Enter')
  await expect(page.locator('nav ol a').nth(7)).toHaveAttribute('aria-current', 'date')

  await page.locator('[name=slot]').first().focus()
  await press('ArrowRight', 5)
  await expect(page.locator('[name=slot]').nth(5)).toBeChecked()
  // The afternoon is one stop, closed.
  await press('Tab', 2)
  await page.keyboard.type('Ola Próbna')
  await press('Tab')
  await page.keyboard.type('ola@przyklad.pl')
  await press('Tab')
  await page.keyboard.type('601 602 603')
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Zarezerwuj termin' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termin zarezerwowany')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Dodaj do kalendarza' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('presentation.ics')
  await page.getByRole('link', { name: 'Odwołaj termin' }).press('Enter')
  await page.getByRole('button', { name: 'Tak, odwołaj' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termin odwołany')
})

test('J9 controls of the forms are at least 44 px high, and axe finds nothing on rejected ones', async ({ page }) => {
  test.slow()
  for (const [path, send] of [
    ['/kontakt', 'Wyślij wiadomość'],
    ['/umow-prezentacje', 'Zarezerwuj termin'],
  ] as const) {
    await page.goto(path)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const low = await page
        .locator(
          'main :is(label:has(input[type=radio]), input[type=text]:visible, input[type=email], input[type=tel], textarea, button, ol a)',
        )
        .evaluateAll((all) =>
          all
            .filter((one) => !one.closest('[aria-hidden]') && one.getBoundingClientRect().height < 44)
            .map((one) => one.outerHTML.slice(0, 100)),
        )
      expect([path, width, low]).toEqual([path, width, []])
    }
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
  }
})
