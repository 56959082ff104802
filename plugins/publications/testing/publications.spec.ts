import { type Browser, expect, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { brokenPdf, onePixel } from '#plugins/uploads/testing/sample-forms.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { keepDraftsApart } from '#web/e2e/own-drafts.ts'
import { textEditor } from '#web/e2e/text-editor.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'
import { closeSettings, openSettings, settingsOf } from '#web/e2e/written-posts.ts'

const facility = 'sloneczko-przedszkole-krakow'
const profile = `/placowka/${facility}`
const list = `${profile}/aktualnosci`

/** Signs the owner in and opens the posts of the facility; returns the address of the page. */
const openPosts = async (page: Page) => {
  await setUniqueAddress(page)
  await keepDraftsApart(page.context())
  await signIn(page.context(), 'wlasciciel@demo.test', 'Demo!2345')
  const [, id = ''] = /data-edit="([^"]+)"/.exec(await (await page.request.get(profile)).text()) ?? []
  const address = `/user_facility/${id}/publications`
  await openPage(page, address)
  return address
}

/** Page of a visitor without an account and without JavaScript. */
const visitorOf = async (browser: Browser) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await setUniqueAddress(page)
  return page
}

/** Returns the next last Sunday of March after today, on which the clocks skip the hour from 2 to 3. */
const nextShortSunday = (now: Date): Date => {
  const sundays = [now.getUTCFullYear(), now.getUTCFullYear() + 1].map((year) => {
    const sunday = new Date(Date.UTC(year, 2, 31))
    sunday.setUTCDate(31 - sunday.getUTCDay())
    return sunday
  })
  return sundays.find((sunday) => sunday.getTime() > now.getTime()) ?? now
}

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

test('J3.4 J3.6 NE-01 NE-05 a post with a PDF is written, published, read without JavaScript, changed, and deleted', async ({
  page,
  browser,
}) => {
  test.slow()
  const panel = await openPosts(page)
  const title = `Bal jesieni ${Date.now()}`
  await main(page).getByRole('link', { name: 'Dodaj wpis' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Nowy wpis' })).toBeVisible()
  await page.getByLabel('Tytuł').fill(title)
  await page.getByLabel('W skrócie').fill('Tańczyły liście i kasztany.')
  await textEditor(page).fill('Dziękujemy rodzicom. Telefon 601 234 567.')
  await expect(main(page).getByText('Numer telefonu: „601 234 567”')).toBeVisible()
  await textEditor(page).fill('Dziękujemy rodzicom za stroje.')
  expect(await axeViolations(page)).toEqual([])
  await openSettings(page)
  await page.getByLabel('Relacja').check()
  await page
    .getByLabel('Dodaj załączniki')
    .setInputFiles({ name: 'Jadłospis.pdf', mimeType: 'application/pdf', buffer: Buffer.from(brokenPdf) })
  await expect(settingsOf(page).getByRole('button', { name: 'Usuń załącznik' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await closeSettings(page)
  await press(page, 'Podgląd')
  const preview = main(page).getByRole('region', { name: 'Tak zobaczą to rodzice' })
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Jadłospis.pdf' })).toBeVisible()
  await press(page, 'Pisz dalej')
  await press(page, 'Opublikuj')
  await expect(page.getByText('Opublikowano')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()

  const visitor = await visitorOf(browser)
  await visitor.goto(profile)
  await visitor.locator('#aktualnosci').getByRole('link', { name: title }).click()
  await expect(main(visitor)).toContainText('Dziękujemy rodzicom za stroje.')
  await expect(main(visitor)).toContainText('Relacja')
  const file = main(visitor).getByRole('link', { name: /\.pdf$/ })
  expect(await visitor.request.get((await file.getAttribute('href')) ?? '')).toBeOK()
  const address = new URL(visitor.url()).pathname
  await visitor.goto(list)
  await expect(main(visitor).getByRole('link', { name: title })).toBeVisible()

  await page.getByLabel('Tytuł').fill(`${title}, poprawiony`)
  await press(page, 'Zapisz zmiany')
  await expect(page.getByText('Zmiany zapisane')).toBeVisible()
  await expect(async () => {
    await visitor.goto(address)
    await expect(main(visitor).getByRole('heading', { level: 1 })).toHaveText(`${title}, poprawiony`)
  }).toPass()
  await main(page).getByText('Wcześniejsze wersje').click()
  await main(page)
    .getByRole('button', { name: /^Przywróć wersję/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Przywróć' }).click()
  await expect(page.getByText('Wersja przywrócona')).toBeVisible()
  await expect(page.getByLabel('Tytuł')).toHaveValue(title)

  await main(page)
    .getByRole('button', { name: `Usuń „${title}”` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń na zawsze' }).click()
  await expect(page.getByText('Usunięto')).toBeVisible()
  await expect(page).toHaveURL(panel)
  await expect(main(page).getByRole('link', { name: title })).toHaveCount(0)
  await expect(async () => {
    expect((await visitor.goto(address))?.status()).toBe(404)
    await visitor.goto(profile)
    await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)
  }).toPass()
})

test('NE-01 NE-02 a draft with a picture asks for consents, is scheduled for a time that exists, and can be taken back', async ({
  page,
}) => {
  test.slow()
  const panel = await openPosts(page)
  const title = `Wycieczka ${Date.now()}`
  await openPage(page, `${panel}/new`)
  await page.getByLabel('Tytuł').fill(title)
  await textEditor(page).fill('Jedziemy do lasu.')
  const settings = await openSettings(page)
  await page.getByLabel('Co widać na zdjęciu?').fill('Las')
  await page.getByLabel('Zdjęcie na górze').setInputFiles({ name: 'las.png', mimeType: 'image/png', buffer: Buffer.from(onePixel) })
  await expect(settings.getByRole('button', { name: 'Usuń zdjęcie' })).toBeVisible()
  await page.getByLabel('Dla rodziców i kadry').check()
  const sunday = nextShortSunday(new Date())
  await settings.getByRole('textbox', { name: 'Dzień' }).fill(sunday.toISOString().slice(0, 10))
  await page.getByLabel('Godzina').fill('02:30')
  await press(page, 'Zaplanuj')
  await expect(settings.getByText('Tej godziny tego dnia nie będzie')).toBeVisible()
  await expect(settings.getByText('Potwierdź zgody, zanim opublikujesz zdjęcia')).toBeVisible()
  // What is wrong among the settings opens them.
  await closeSettings(page)
  await press(page, 'Opublikuj')
  await expect(settings.getByLabel('Mamy zgody')).toBeFocused()
  await page.getByLabel('Godzina').fill('08:30')
  await page.getByLabel('Mamy zgody').check()
  await press(page, 'Zaplanuj')
  await expect(page.getByText('Zaplanowano publikację')).toBeVisible()
  await expect(main(page)).toContainText(`Zaplanowany na ${sunday.getUTCDate()} marca ${sunday.getUTCFullYear()}, 08:30`)

  await openPage(page, `${panel}?status=scheduled`)
  const card = main(page).getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText('Dla rodziców i kadry')
  expect(await axeViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Cofnij do szkiców' }).click()
  await expect(page.getByText('Zapisano w szkicach')).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, `${panel}?status=draft`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await card.getByRole('button', { name: `Usuń „${title}”` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń na zawsze' }).click()
  await expect(card).toHaveCount(0)
})

test('J3.4 J3.5 NE-02 a private post is read by approved parents alone, and so are its files', async ({ page, browser }) => {
  test.slow()
  const panel = await openPosts(page)
  const title = `Zebranie ${Date.now()}`
  await openPage(page, `${panel}/new`)
  await page.getByLabel('Tytuł').fill(title)
  await textEditor(page).fill('Widzimy się w sali Biedronek.')
  const settings = await openSettings(page)
  await page.getByLabel('Dodaj załączniki').setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(brokenPdf) })
  await expect(settings.getByRole('button', { name: 'Usuń załącznik' })).toBeVisible()
  await page.getByLabel('Dla rodziców i kadry').check()
  await closeSettings(page)
  await press(page, 'Opublikuj')
  await expect(page.getByText('Opublikowano')).toBeVisible()
  const file = main(page).getByRole('link', { name: /\.pdf$/ })
  await expect(file.first()).toHaveAttribute('href', /^\/wpisy\//)
  const [path = ''] = ((await file.first().getAttribute('href')) ?? '').split('?')

  const visitor = await visitorOf(browser)
  await visitor.goto(list)
  await expect(main(visitor).getByRole('link', { name: 'Dzień otwarty w sobotę' })).toBeVisible()
  await expect(main(visitor).getByRole('link', { name: title })).toHaveCount(0)
  expect((await visitor.goto(`${list}/${title.toLowerCase().replace(' ', '-')}`))?.status()).toBe(404)
  expect((await visitor.request.get(path)).status()).toBe(404)

  const parent = await (await browser.newContext()).newPage()
  await setUniqueAddress(parent)
  await signIn(parent.context(), 'mama@demo.test', 'Demo!2345')
  await openPage(parent, '/user/news')
  await main(parent).getByRole('link', { name: title }).click()
  await expect(main(parent)).toContainText('Widzimy się w sali Biedronek.')
  const href =
    (await main(parent)
      .getByRole('link', { name: /\.pdf$/ })
      .getAttribute('href')) ?? ''
  expect(await parent.request.get(href)).toBeOK()

  await main(page)
    .getByRole('button', { name: `Usuń „${title}”` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń na zawsze' }).click()
  await expect(page.getByText('Usunięto')).toBeVisible()
  expect((await parent.request.get(href)).status()).toBe(404)
})

const pictures = (page: Page) => main(page).locator('[data-gallery] a')

test('NE-06 PR-09 the pictures of a relation open large, turned by keys and fingers; without JavaScript they are links to the files', async ({
  page,
  browser,
}) => {
  await setUniqueAddress(page)
  await page.goto(list)
  await main(page).getByRole('link', { name: 'Bal jesieni', exact: true }).click()
  await expect(pictures(page)).toHaveCount(6)
  await expect(
    pictures(page)
      .first()
      .getByRole('img', { name: /^Wieniec z/ }),
  ).toBeAttached()
  expect(await axeViolations(page)).toEqual([])

  await pictures(page).nth(1).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Zdjęcia' })
  await expect(dialog).toContainText('2 z 6 · Dyniowa zupa średniaków')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('3 z 6 · Kasztanowy bieg')
  await expect(dialog.getByRole('img', { name: /^Kręty tor/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Poprzednie zdjęcie' }).click()
  await expect(dialog).toContainText('2 z 6')
  await page.mouse.move(300, 300)
  await page.mouse.down()
  await page.mouse.move(500, 300)
  await page.mouse.up()
  await expect(dialog).toContainText('1 z 6')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(pictures(page).nth(1)).toBeFocused()

  const visitor = await visitorOf(browser)
  await visitor.goto(page.url())
  await pictures(visitor).nth(1).click()
  await expect(visitor).toHaveURL(/\.jpg$/)
  expect((await visitor.request.get(visitor.url())).headers()['content-type']).toBe('image/jpeg')
})

test('NE-06 the pictures of a relation open large on the page of a member and in the preview of its writer too, small where the large file is gone', async ({
  page,
  browser,
}) => {
  test.slow()
  const openSecond = async (reader: Page) => {
    const address = reader.url()
    await pictures(reader).nth(1).click()
    const dialog = reader.getByRole('dialog', { name: 'Zdjęcia' })
    await expect(dialog).toContainText('2 z 6 · Dyniowa zupa średniaków')
    await dialog.getByRole('button', { name: 'Zamknij' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(reader).toHaveURL(address)
  }
  const parent = await (await browser.newContext()).newPage()
  await setUniqueAddress(parent)
  await signIn(parent.context(), 'mama@demo.test', 'Demo!2345')
  await openPage(parent, '/user/news')
  await main(parent).getByRole('link', { name: 'Bal jesieni', exact: true }).click()
  await expect(pictures(parent)).toHaveCount(6)
  await openSecond(parent)
  // As after ten minutes, when the addresses of a private post have become invalid.
  await parent.route(/\/(640|1280)\.(avif|webp)/, (route) => route.fulfill({ status: 404 }))
  await pictures(parent).nth(4).click()
  const image = parent.getByRole('dialog').getByRole('img')
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(320)

  await openPosts(page)
  await main(page).getByRole('link', { name: 'Bal jesieni', exact: true }).click()
  await press(page, 'Podgląd')
  await expect(main(page).getByRole('region', { name: 'Tak zobaczą to rodzice' }).getByRole('list')).toBeVisible()
  await openSecond(page)
})
