import { expect, type Page, test } from 'playwright/test'
import { openPage, pageIsReady } from '#config/quality/testing/open-page.ts'
import { signIn, signInNewUser } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

const slug = 'sloneczko-przedszkole-krakow'

const isNarrowEnough = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('J1.9 J2.9 RE-02 RE-03 RE-04 a parent applies, the owner puts the child on the list, the parent sees position and message, and withdraws', async ({
  page,
  browser,
}) => {
  test.slow()
  await setUniqueAddress(page)
  await signInNewUser(page)
  await page.goto(`/placowka/${slug}`)
  await page.getByRole('button', { name: 'Zapisz dziecko' }).click()
  await page.waitForURL(`**/placowka/${slug}/zgloszenie*`)
  await pageIsReady(page)
  const child = `Zofia ${Date.now().toString(36)}`
  await page.getByLabel('Imię i nazwisko dziecka').fill(child)
  await page.getByLabel('Data urodzenia').fill('2099-01-01')
  await page.getByLabel('Od kiedy').fill('2027-09-01')
  await page.getByLabel('Telefon').fill('601 602 603')
  await page.getByLabel('Adres zamieszkania').fill('ul. Szkolna 1, Kraków')
  await page.getByLabel('Przekazuję te dane').check()
  await page.getByRole('button', { name: 'Wyślij wniosek' }).click()
  await expect(page.getByText('Data urodzenia jest w przyszłości').first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await isNarrowEnough(page)
  await page.getByLabel('Data urodzenia').fill('2024-05-01')
  await page.getByRole('button', { name: 'Wyślij wniosek' }).click()
  await page.waitForURL('**/user/applications/*')
  await expect(page.getByText('Wniosek czeka, aż placówka go przeczyta.')).toBeVisible()
  const address = page.url()

  const office = await browser.newContext()
  const owner = await office.newPage()
  await setUniqueAddress(owner)
  await signIn(office, 'wlasciciel@demo.test', 'Demo!2345')
  const [, id = ''] = /data-edit="([^"]+)"/.exec(await (await owner.request.get(`/placowka/${slug}`)).text()) ?? []
  await openPage(owner, `/user_facility/${id}/recruitment?q=${encodeURIComponent(child)}`)
  expect(await axeViolations(owner)).toEqual([])
  await isNarrowEnough(owner)
  await owner.getByRole('link', { name: child }).click()
  await expect(owner.getByText('przeczytane').first()).toBeVisible()
  await owner.getByText('Lista oczekujących', { exact: true }).click()
  await owner.getByLabel('Lista oczekujących grupy').selectOption('0-1')
  await owner.getByLabel('Wiadomość do rodzica').fill('Odezwiemy się wiosną.')
  await owner.getByRole('button', { name: 'Zapisz krok' }).click()
  await expect(owner.getByText('1. na liście 0-1')).toBeVisible()
  expect(await axeViolations(owner)).toEqual([])
  await office.close()

  await openPage(page, address)
  await expect(page.getByText('1. miejsce na liście, grupa 0-1 lat')).toBeVisible()
  await expect(page.getByText('Odezwiemy się wiosną.')).toBeVisible()
  await expect(page.getByText('placówka, cały wniosek')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await isNarrowEnough(page)
  await page.getByRole('button', { name: 'Wycofaj wniosek' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wycofaj wniosek' }).click()
  await expect(page.getByText('Wniosek jest wycofany.')).toBeVisible()
})
