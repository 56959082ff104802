import { expect, type Page, test } from 'playwright/test'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'

test('SP-07 J4 support makes a template, writes a page of it, sees it in the preview and deletes it', async ({ page }) => {
  test.slow()
  await setUniqueAddress(page)
  await signIn(page.context(), 'support@demo.test', 'Demo!2345')
  await page.goto('/support/templates')
  await expect(page.getByRole('main').getByText('Przedszkole niepubliczne')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByText('Nowy szablon').click()
  const name = `Leśne ${Date.now()}`
  await page.getByLabel('Nazwa', { exact: true }).fill(name)
  await page.getByLabel('Klucz').fill(`lesne_${Date.now()}`)
  await page.getByRole('button', { name: 'Utwórz szablon' }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByLabel('Nowa strona').fill('Poznaj {nazwa}')
  await page.getByLabel('Nowa strona').press('Enter')
  await page.getByRole('button', { name: 'Zapisz strony' }).click()
  await expect(page.getByText('Są niezapisane zmiany')).toBeHidden()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, name: 'Poznaj Przykładowa Placówka' })).toBeVisible()
  await preview.getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(preview.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await horizontalOverflow(page)).toEqual([])

  await page.getByRole('link', { name: 'Wszystkie szablony' }).click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: 'Usuń' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  await expect(row).toHaveCount(0)
})

test('SP-07 J4 two supporters who change the same page of a template see the difference and choose whose version stays', async ({
  browser,
}) => {
  test.slow()
  const openTemplate = async (email: string, address: string | null): Promise<Page> => {
    const page = await (await browser.newContext()).newPage()
    await setUniqueAddress(page)
    await signIn(page.context(), email, 'Demo!2345')
    await page.goto(address ?? '/support/templates')
    return page
  }
  const one = await openTemplate('support@demo.test', null)
  await one.getByText('Nowy szablon').click()
  const name = `Wspólny ${Date.now()}`
  await one.getByLabel('Nazwa', { exact: true }).fill(name)
  await one.getByLabel('Klucz').fill(`wspolny_${Date.now()}`)
  await one.getByRole('button', { name: 'Utwórz szablon' }).click()
  await expect(one.getByRole('heading', { level: 1, name })).toBeVisible()
  const other = await openTemplate('support2@demo.test', one.url())

  const rename = async (page: Page, title: string) => {
    await page.getByText('Ustawienia strony').click()
    await page
      .getByRole('textbox', { name: /^Tytuł/ })
      .first()
      .fill(title)
    await page.getByRole('button', { name: 'Zapisz strony' }).click()
  }
  await rename(one, 'Początek')
  await expect(one.getByText('Są niezapisane zmiany')).toBeHidden()
  await rename(other, 'Witamy')
  const dialog = other.getByRole('dialog', { name: 'Te same strony zmieniono w dwóch miejscach' })
  for (const title of ['Witamy', 'Początek']) await expect(dialog.getByText(`Nowy tytuł strony: ${title}`)).toBeVisible()
  expect(await axeViolations(other)).toEqual([])
  await dialog.getByRole('button', { name: 'Zostaw moją' }).click()
  await expect(dialog).toBeHidden()
  await expect(other.getByText('Są niezapisane zmiany')).toBeHidden()
  await one.reload()
  await expect(one.getByRole('button', { name: 'Witamy', exact: true })).toBeVisible()
  for (const page of [one, other]) await page.context().close()
})
