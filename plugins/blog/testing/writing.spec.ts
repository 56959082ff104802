import { expect, test } from 'playwright/test'
import { openPage, reloadPage } from '#config/quality/testing/open-page.ts'
import { countScripts } from '#web/e2e/count-scripts.ts'
import { main } from '#web/e2e/demo-pages.ts'
import { textEditor } from '#web/e2e/text-editor.ts'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'
import { closeSettings, openAs, openSettings, press, removePost } from '#web/e2e/written-posts.ts'

test('ST-07 an editor writes a post of the blog, publishes it, and puts it into the archive', async ({ browser }) => {
  test.slow()
  const page = await openAs(browser, 'cms', '/cms/posts')
  const title = `Pierwszy dzień ${Date.now()}`
  await expect(main(page).getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('aria-current', 'true')
  expect([await horizontalOverflow(page), await axeViolations(page)]).toEqual([[], []])
  await main(page).getByRole('link', { name: 'Dodaj wpis' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Nowy wpis na blogu' })).toBeVisible()
  await page.getByLabel('Tytuł').fill(title)
  await textEditor(page).fill('Co spakować i jak się pożegnać.')
  const settings = await openSettings(page)
  await page.getByLabel('Podpis').fill('Redakcja Kredki')
  await settings.locator('summary').filter({ hasText: 'Okazja z kalendarza' }).click()
  await page.getByLabel('Rozpoczęcie roku przedszkolnego').check()
  await expect(settings.getByRole('radiogroup', { name: 'Kto to zobaczy' })).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await closeSettings(page)
  await press(page, 'Opublikuj')
  await expect(page.getByText('Opublikowano')).toBeVisible()
  const see = main(page).getByRole('link', { name: 'Zobacz' })
  await expect(see).toHaveAttribute('href', /^\/blog\/pierwszy-dzien-/)
  await openSettings(page)
  await expect(settings.locator('summary').filter({ hasText: 'Okazja z kalendarza' })).toContainText('1 wybrany')
  await closeSettings(page)

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
  await removePost(page, title)
  await expect(card).toHaveCount(0)
})

test('lists of written posts need at most 203 KB of script, forms with the editor 365', async ({ browser }) => {
  const editor = await openAs(browser, 'cms', '/cms/posts')
  await editor.route('**', (route) => route.continue({ headers: { ...route.request().headers(), 'cache-control': 'no-cache' } }))
  const scripts = countScripts(editor)
  const limits = { '/cms/posts': 203, '/cms/posts/new?section=blog': 365 }
  for (const [path, maximum] of Object.entries(limits)) {
    await scripts.reset()
    await openPage(editor, path)
    const kilobytes = Math.round((await scripts.bytes()) / 1024)
    expect([path, kilobytes > 0, Math.max(kilobytes, maximum)]).toEqual([path, true, maximum])
  }
})
