import { type Browser, expect, type Page, test } from 'playwright/test'
import { openPage, reloadPage } from '#config/quality/testing/open-page.ts'
import { brokenPdf } from '#plugins/uploads/testing/sample-forms.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { countScripts } from '#web/e2e/count-scripts.ts'
import { textEditor } from '#web/e2e/text-editor.ts'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'

const pdf = { name: 'Drzewko.pdf', mimeType: 'application/pdf', buffer: Buffer.from(brokenPdf) }
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

/** Signs an account of the demo in, in a browser of its own, and opens a page. */
const open = async (browser: Browser, name: string, path: string) => {
  const page = await (await browser.newContext()).newPage()
  await setUniqueAddress(page)
  await signIn(page.context(), `${name}@demo.test`, 'Demo!2345')
  await openPage(page, path)
  return page
}

const remove = async (page: Page, title: string) => {
  await press(page, `Usuń „${title}”`)
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń na zawsze' }).click()
  await expect(page.getByText('Usunięto')).toBeVisible()
}

test('TZ-01 TZ-05 a teacher writes a material with a PDF and tags, hands it in, sees that it waits, and withdraws it', async ({
  browser,
}) => {
  test.slow()
  const page = await open(browser, 'opiekunka', '/user/materials')
  const title = `Jesienne drzewko ${Date.now()}`
  await main(page).getByRole('link', { name: 'Dodaj materiał' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Nowy materiał' })).toBeVisible()
  await page.getByLabel('Tytuł').fill(title)
  await textEditor(page).fill('Wycinamy liście i liczymy je.')
  await page.getByLabel('Dodaj załączniki').setInputFiles(pdf)
  await expect(main(page).getByRole('button', { name: 'Usuń załącznik' })).toBeVisible()
  await main(page).locator('summary').filter({ hasText: 'Rodzaj materiału' }).click()
  await page.getByLabel('Karta pracy').check()
  await main(page).locator('summary').filter({ hasText: 'Temat' }).click()
  await page.getByLabel('Jesień').check()
  await page.getByLabel('Zwierzęta').check()
  await expect(main(page).locator('summary').filter({ hasText: 'Temat' })).toContainText('2 wybrane')
  // What was not sent survives a reload, tags included.
  await reloadPage(page)
  await expect(main(page).locator('summary').filter({ hasText: 'Temat' })).toContainText('Jesień, Zwierzęta')
  await page.getByLabel('CC BY 4.0').check()
  await page.getByLabel('Podpis').fill('Oliwia')
  await expect(main(page).getByRole('complementary', { name: 'Tak zobaczą to nauczyciele' })).toContainText(title)
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Wyślij do sprawdzenia')
  await expect(page.getByText('Wysłano do sprawdzenia')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(main(page)).toContainText('Czeka na sprawdzenie')
  await expect(main(page).locator('summary').filter({ hasText: 'Temat' })).toContainText('Jesień, Zwierzęta')
  await expect(page.getByLabel('CC BY 4.0')).toBeChecked()

  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, '/user/materials?status=pending')
  expect([await horizontalOverflow(page), await axeViolations(page)]).toEqual([[], []])
  const card = main(page).getByRole('listitem').filter({ hasText: title })
  await card.getByRole('button', { name: 'Wycofaj' }).click()
  await expect(page.getByText('Zapisano w szkicach')).toBeVisible()
  await expect(card).toHaveCount(0)
  await openPage(page, '/user/materials?status=draft')
  await remove(page, title)
  await expect(card).toHaveCount(0)
})

test('TZ-04 a material for teachers is read and saved by teachers in their account; others do not find it, and may not add any', async ({
  browser,
}) => {
  test.slow()
  const editor = await open(browser, 'cms', '/cms/posts/new?section=materials')
  const title = `Dla kadry ${Date.now()}`
  await editor.getByLabel('Tytuł').fill(title)
  await textEditor(editor).fill('Plan pracy na listopad.')
  await editor.getByLabel('Dodaj załączniki').setInputFiles(pdf)
  await expect(main(editor).getByRole('button', { name: 'Usuń załącznik' })).toBeVisible()
  await editor.getByLabel('Dla nauczycieli').check()
  await press(editor, 'Opublikuj')
  await expect(editor.getByText('Opublikowano')).toBeVisible()
  await expect(main(editor).getByRole('heading', { level: 1, name: title })).toBeVisible()
  const id = new URL(editor.url()).pathname.split('/').at(-1)

  const teacher = await open(browser, 'opiekunka', `/user/materials/${id}`)
  await expect(main(teacher)).toContainText('Plan pracy na listopad.')
  const file = main(teacher)
    .getByRole('link', { name: /\.pdf$/ })
    .last()
  expect(await teacher.request.get((await file.getAttribute('href')) ?? '')).toBeOK()
  expect(await axeViolations(teacher)).toEqual([])
  await press(teacher, 'Zapisz')
  await expect(teacher.getByText('Zapisano w Twoich materiałach')).toBeVisible()
  await expect(main(teacher).getByRole('button', { name: 'Usuń z zapisanych' })).toBeVisible()
  await openPage(teacher, '/user/materials?list=saved')
  const saved = main(teacher).getByRole('link', { name: title })
  await expect(saved).toHaveAttribute('href', `/user/materials/${id}`)
  expect(await axeViolations(teacher)).toEqual([])
  await press(teacher, `Usuń z zapisanych: ${title}`)
  await expect(saved).toHaveCount(0)

  const parent = await open(browser, 'mama', `/user/materials/${id}`)
  await expect(main(parent)).toContainText('Nie ma takiego materiału')
  await openPage(parent, '/user/materials/new')
  await expect(main(parent)).toContainText('Materiały dodają nauczyciele')
  await expect(parent.getByLabel('Tytuł')).toHaveCount(0)
  await remove(editor, title)
})

test('ST-07 an editor writes a post of the blog, publishes it, and puts it into the archive', async ({ browser }) => {
  test.slow()
  const page = await open(browser, 'cms', '/cms/posts')
  const title = `Pierwszy dzień ${Date.now()}`
  await expect(main(page).getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('aria-current', 'true')
  expect([await horizontalOverflow(page), await axeViolations(page)]).toEqual([[], []])
  await main(page).getByRole('link', { name: 'Dodaj wpis' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Nowy wpis na blogu' })).toBeVisible()
  await page.getByLabel('Tytuł').fill(title)
  await textEditor(page).fill('Co spakować i jak się pożegnać.')
  await page.getByLabel('Podpis').fill('Redakcja Kredki')
  await main(page).locator('summary').filter({ hasText: 'Okazja z kalendarza' }).click()
  await page.getByLabel('Rozpoczęcie roku przedszkolnego').check()
  await expect(main(page).getByRole('radiogroup', { name: 'Kto to zobaczy' })).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Opublikuj')
  await expect(page.getByText('Opublikowano')).toBeVisible()
  const see = main(page).getByRole('link', { name: 'Zobacz' })
  await expect(see).toHaveAttribute('href', /^\/blog\/pierwszy-dzien-/)
  await expect(main(page).locator('summary').filter({ hasText: 'Okazja z kalendarza' })).toContainText('1 wybrany')

  // Whether the scripts come from the network or from the cache.
  for (const _ of [1, 2]) {
    await reloadPage(page)
    await expect(page.getByRole('textbox', { name: 'Treść' })).toContainText('Co spakować i jak się pożegnać.')
    await expect(main(page).locator('form')).toHaveAttribute('data-unsent', 'no')
  }

  await openPage(page, '/cms/posts?status=published')
  const card = main(page).getByRole('listitem').filter({ hasText: title })
  await card.getByRole('button', { name: 'Do archiwum' }).click()
  await expect(page.getByText('Przeniesiono do archiwum')).toBeVisible()
  await expect(card).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Archiwum' }).click()
  await remove(page, title)
  await expect(card).toHaveCount(0)
})

test('lists of written posts need at most 200 KB of script, forms with the editor 350', async ({ browser }) => {
  const editor = await open(browser, 'cms', '/cms/posts')
  await editor.route('**', (route) => route.continue({ headers: { ...route.request().headers(), 'cache-control': 'no-cache' } }))
  const scripts = countScripts(editor)
  const limits = { '/user/materials': 200, '/user/materials?list=teachers': 200, '/cms/posts': 200, '/cms/posts/new?section=blog': 350 }
  for (const [path, maximum] of Object.entries(limits)) {
    scripts.reset()
    await openPage(editor, path)
    const kilobytes = Math.round((await scripts.bytes()) / 1024)
    expect([path, kilobytes > 0, Math.max(kilobytes, maximum)]).toEqual([path, true, maximum])
  }
})
