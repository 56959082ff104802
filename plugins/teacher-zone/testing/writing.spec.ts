import { expect, test } from 'playwright/test'
import { openPage, reloadPage } from '#config/quality/testing/open-page.ts'
import { brokenPdf } from '#plugins/uploads/testing/sample-forms.ts'
import { countScripts } from '#web/e2e/count-scripts.ts'
import { main } from '#web/e2e/demo-pages.ts'
import { textEditor } from '#web/e2e/text-editor.ts'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'
import { closeSettings, openAs, openSettings, press, removePost, settingsOf } from '#web/e2e/written-posts.ts'

const pdf = { name: 'Drzewko.pdf', mimeType: 'application/pdf', buffer: Buffer.from(brokenPdf) }
test('TZ-01 TZ-05 a teacher writes a material with a PDF and tags, hands it in, sees that it waits, and withdraws it', async ({
  browser,
}) => {
  test.slow()
  const page = await openAs(browser, 'opiekunka', '/user/materials')
  const title = `Jesienne drzewko ${Date.now()}`
  await main(page).getByRole('link', { name: 'Dodaj materiał' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Nowy materiał' })).toBeVisible()
  await page.getByLabel('Tytuł').fill(title)
  await textEditor(page).fill('Wycinamy liście i liczymy je.')
  const settings = await openSettings(page)
  await page.getByLabel('Dodaj załączniki').setInputFiles(pdf)
  await expect(settings.getByRole('button', { name: 'Usuń załącznik' })).toBeVisible()
  await settings.locator('summary').filter({ hasText: 'Rodzaj materiału' }).click()
  await page.getByLabel('Karta pracy').check()
  await settings.locator('summary').filter({ hasText: 'Temat' }).click()
  await page.getByLabel('Jesień').check()
  await page.getByLabel('Zwierzęta').check()
  await expect(settings.locator('summary').filter({ hasText: 'Temat' })).toContainText('2 wybrane')
  // What was not sent survives a reload, tags included.
  await reloadPage(page)
  await openSettings(page)
  await expect(settings.locator('summary').filter({ hasText: 'Temat' })).toContainText('Jesień, Zwierzęta')
  await page.getByLabel('CC BY 4.0').check()
  await page.getByLabel('Podpis').fill('Oliwia')
  expect(await axeViolations(page)).toEqual([])
  await closeSettings(page)
  await press(page, 'Podgląd')
  await expect(main(page).getByRole('region', { name: 'Tak zobaczą to nauczyciele' })).toContainText(title)
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Pisz dalej')
  await press(page, 'Wyślij do sprawdzenia')
  await expect(page.getByText('Wysłano do sprawdzenia')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(main(page)).toContainText('Czeka na sprawdzenie')
  await openSettings(page)
  await expect(settingsOf(page).locator('summary').filter({ hasText: 'Temat' })).toContainText('Jesień, Zwierzęta')
  await expect(page.getByLabel('CC BY 4.0')).toBeChecked()

  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, '/user/materials?status=pending')
  expect([await horizontalOverflow(page), await axeViolations(page)]).toEqual([[], []])
  const card = main(page).getByRole('listitem').filter({ hasText: title })
  await card.getByRole('button', { name: 'Wycofaj' }).click()
  await expect(page.getByText('Zapisano w szkicach')).toBeVisible()
  await expect(card).toHaveCount(0)
  await openPage(page, '/user/materials?status=draft')
  await removePost(page, title)
  await expect(card).toHaveCount(0)
})

test('TZ-04 a material for teachers is read and saved by teachers in their account; others do not find it, and may not add any', async ({
  browser,
}) => {
  test.slow()
  const editor = await openAs(browser, 'cms', '/cms/posts/new?section=materials')
  const title = `Dla kadry ${Date.now()}`
  await editor.getByLabel('Tytuł').fill(title)
  await textEditor(editor).fill('Plan pracy na listopad.')
  const settings = await openSettings(editor)
  await editor.getByLabel('Dodaj załączniki').setInputFiles(pdf)
  await expect(settings.getByRole('button', { name: 'Usuń załącznik' })).toBeVisible()
  await editor.getByLabel('Dla nauczycieli').check()
  await closeSettings(editor)
  await press(editor, 'Opublikuj')
  await expect(editor.getByText('Opublikowano')).toBeVisible()
  await expect(main(editor).getByRole('heading', { level: 1, name: title })).toBeVisible()
  const id = new URL(editor.url()).pathname.split('/').at(-1)

  const teacher = await openAs(browser, 'opiekunka', `/user/materials/${id}`)
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

  const parent = await openAs(browser, 'mama', `/user/materials/${id}`)
  await expect(main(parent)).toContainText('Nie ma takiego materiału')
  await openPage(parent, '/user/materials/new')
  await expect(main(parent)).toContainText('Materiały dodają nauczyciele')
  await expect(parent.getByLabel('Tytuł')).toHaveCount(0)
  await removePost(editor, title)
})

test('lists of materials need at most 203 KB of script', async ({ browser }) => {
  const editor = await openAs(browser, 'cms', '/user/materials')
  await editor.route('**', (route) => route.continue({ headers: { ...route.request().headers(), 'cache-control': 'no-cache' } }))
  const scripts = countScripts(editor)
  const limits = { '/user/materials': 203, '/user/materials?list=teachers': 203 }
  for (const [path, maximum] of Object.entries(limits)) {
    await scripts.reset()
    await openPage(editor, path)
    const kilobytes = Math.round((await scripts.bytes()) / 1024)
    expect([path, kilobytes > 0, Math.max(kilobytes, maximum)]).toEqual([path, true, maximum])
  }
})
