import { expect, type Page, test } from 'playwright/test'
import { openPage, pageIsReady } from '#config/quality/testing/open-page.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'

const main = (page: Page) => page.getByRole('main')

/** Opens the description of the city of Lublin, which no other test describes, as an editor. */
const openDescription = async (page: Page) => {
  await openPage(page, '/cms/city?q=lublin')
  await main(page).getByRole('listitem').getByRole('link', { name: 'Lublin', exact: true }).click()
  await pageIsReady(page)
}

test('WR-04 what an editor typed is found in another window, without having been saved, and can be discarded', async ({
  page,
  browser,
}) => {
  test.slow()
  await setUniqueAddress(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page.context(), 'cms@demo.test', 'Demo!2345')
  await openDescription(page)
  const title = `Morze i przedszkola ${Date.now()}`
  await page.getByLabel('Tytuł', { exact: true }).fill(title)
  await expect(main(page).getByText('Szkic zapisano')).toBeVisible({ timeout: 15_000 })
  expect(await axeViolations(page)).toEqual([])

  const other = await (await browser.newContext()).newPage()
  await setUniqueAddress(other)
  await signIn(other.context(), 'cms@demo.test', 'Demo!2345')
  await openDescription(other)
  await expect(other.getByLabel('Tytuł', { exact: true })).toHaveValue(title)
  await expect(main(other).getByText('Wczytano szkic')).toBeVisible()
  await other.setViewportSize({ width: 390, height: 800 })
  expect(await horizontalOverflow(other)).toEqual([])
  expect(await axeViolations(other)).toEqual([])
  await main(other).getByRole('button', { name: 'Odrzuć szkic' }).click()
  await expect(other.getByLabel('Tytuł', { exact: true })).not.toHaveValue(title)
  await page.reload()
  await pageIsReady(page)
  await expect(page.getByLabel('Tytuł', { exact: true })).not.toHaveValue(title)
})
