import { expect, type Page, test } from 'playwright/test'
import { goodPassword, join, ownButton, ownCard } from './accounts.ts'
import { fromElsewhere } from './visitor.ts'

test.beforeEach(({ page }) => fromElsewhere(page))
test.slow()

/** Presses Tab until the focus is on what is looked for. */
const tabTo = async (page: Page, selector: string) => {
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return
  }
  throw new Error(`No way by keys to ${selector}`)
}

test('J9 by keys alone: signs in, opens the card, goes to the devices and signs out', async ({ page }) => {
  const email = await join(page.request)
  await page.goto('/')
  await tabTo(page, 'header [data-login]')
  await page.keyboard.press('Enter')
  await page.locator('dialog[open] [name=email]').waitFor()
  await tabTo(page, 'dialog[open] [name=email]')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(goodPassword)
  await page.keyboard.press('Enter')
  await expect(ownButton(page)).toContainText('Joanna')
  await tabTo(page, 'header [data-profile]')
  await page.keyboard.press('Enter')
  await expect(ownCard(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ownCard(page)).toBeHidden()
  await expect(ownButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, '#konto a[href="/user/sessions"]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twoje urządzenia')
  await ownButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(ownCard(page).getByRole('button', { name: 'Wyloguj się' })).toBeVisible()
  await tabTo(page, '#konto [aria-haspopup] + button')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/logowanie/)
})
