import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeFindings } from './axe.ts'
import { reloadPage } from './open-page.ts'

/**
 * Checks a page whose form was submitted empty: no axe violations, no overflow at 320 px with the
 * largest font, every field reachable by Tab.
 */
export const expectAccessibleForm = async (page: Page, submitLabel: string): Promise<void> => {
  await reloadPage(page)
  await page.getByRole('button', { name: submitLabel, exact: true }).click()
  await page.locator('[aria-invalid]').first().waitFor()
  expect(await axeFindings(page, { include: 'main' })).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await page.evaluate(() => {
    document.documentElement.dataset['font'] = '1.5'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const names = await page
    .locator('main form :is(input,select,textarea):visible')
    .evaluateAll((fields) => [...new Set(fields.map((field) => (field as HTMLInputElement).name).filter(Boolean))])
  const reached = new Set<string>()
  await page.locator('main h1').first().click()
  for (let n = 0; n < 60 && reached.size < names.length; n++) {
    await page.keyboard.press('Tab')
    reached.add(await page.evaluate(() => (document.activeElement as HTMLInputElement).name ?? ''))
    reached.delete('')
  }
  expect([...reached].toSorted()).toEqual(names.toSorted())
}
