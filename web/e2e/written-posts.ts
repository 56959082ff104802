import { type Browser, expect, type Locator, type Page } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { signIn } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'
import { keepDraftsApart } from './own-drafts.ts'

/** Presses a button of the main part. */
export const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Signs an account of the demo in, in a browser of its own, and opens a page. */
export const openAs = async (browser: Browser, name: string, path: string) => {
  const page = await (await browser.newContext()).newPage()
  await setUniqueAddress(page)
  await keepDraftsApart(page.context())
  await signIn(page.context(), `${name}@demo.test`, 'Demo!2345')
  await openPage(page, path)
  return page
}

/** Removes a post by its button in a list. */
export const removePost = async (page: Page, title: string) => {
  await press(page, `Usuń „${title}”`)
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń na zawsze' }).click()
  await expect(page.getByText('Usunięto')).toBeVisible()
}

/** The drawer with the settings of a post. */
export const settingsOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Ustawienia' })

/** Opens the settings of the post that is written. */
export const openSettings = async (page: Page): Promise<Locator> => {
  await press(page, 'Ustawienia')
  await expect(settingsOf(page)).toBeVisible()
  return settingsOf(page)
}

/** Closes the settings of the post that is written. */
export const closeSettings = async (page: Page): Promise<void> => {
  await settingsOf(page).getByRole('button', { name: 'Gotowe' }).click()
  await expect(settingsOf(page)).toBeHidden()
}
