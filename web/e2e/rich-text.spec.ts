import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { openPage, pageIsReady } from '#config/quality/testing/open-page.ts'
import { signIn } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'
import { keepDraftsApart } from './own-drafts.ts'
import { axeViolations } from './visual-checks.ts'

const samples = new URL('../app-kit/rich-text/testing/samples/', import.meta.url)
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** Signs the owner in, opens a new post, and returns its editor. */
const openEditor = async (page: Page): Promise<Locator> => {
  await setUniqueAddress(page)
  await keepDraftsApart(page.context())
  await signIn(page.context(), 'wlasciciel@demo.test', 'Demo!2345')
  const profile = await (await page.request.get('/placowka/sloneczko-przedszkole-krakow')).text()
  const [, id = ''] = /data-edit="([^"]+)"/.exec(profile) ?? []
  await page.goto(`/user_facility/${id}/publications/new`)
  const editor = page.locator('[role=textbox][contenteditable=true]')
  await editor.waitFor()
  await pageIsReady(page)
  return editor
}

/** Pastes HTML at the caret. */
const pasteHtml = async (page: Page, html: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

/** Pastes a text of another program at the caret. */
const paste = async (page: Page, sample: string) => pasteHtml(page, await readFile(new URL(sample, samples), 'utf8'))

const valueIn = async (page: Page) => JSON.parse((await page.locator('textarea[name=content]').inputValue()) || '{"children":[]}')
const kindsIn = async (page: Page) => (await valueIn(page)).children.map(({ type }: { type: string }) => type)

test('the editor is at most 120 KB in files of its own, which pages without it do not load', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().catch(() => Buffer.alloc(0)))
  })
  const lexical = async () =>
    (await Promise.all(scripts)).filter((script) => script.includes('data-lexical-')).map((script) => gzipSync(script).length)
  for (const path of ['/', '/placowka/sloneczko-przedszkole-krakow']) await openPage(page, path)
  expect(await lexical()).toEqual([])
  await openEditor(page)
  const sizes = await lexical()
  const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)
  expect([kilobytes > 0, Math.max(kilobytes, 120)]).toEqual([true, 120])
})

test('NE-01 a text is written with Markdown, the toolbar by keyboard, and is there after a reload', async ({ page }) => {
  const editor = await openEditor(page)
  await editor.click()
  await page.keyboard.type('## Bal jesieni\nZapraszamy **wszystkie** grupy.\n- kapcie\nparasol\n\n[ ] zgoda\n\n')
  await page.keyboard.type('--- Do zobaczenia')
  await expect.poll(() => kindsIn(page)).toEqual(['heading', 'paragraph', 'list', 'list', 'horizontalrule', 'paragraph'])

  await page.keyboard.press('Control+Shift+Home')
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Pogrubienie' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('Escape')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Control+i')
  await expect(page.getByRole('button', { name: 'Kursywa' })).toHaveAttribute('aria-pressed', 'true')
  // At the caret too, where nothing is selected.
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('toolbar', { name: 'Narzędzia tekstu' })).toHaveCount(0)
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Pogrubienie' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editor).toBeFocused()
  // Items of Lexical's check lists are checkboxes.
  expect(await axeViolations(page, { include: 'form', without: ['aria-allowed-role'] })).toEqual([])

  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(editor).toContainText('Zapraszamy wszystkie grupy.')
})

test('NE-01 texts of other programs are pasted as the documents beside them, without violations of the content policy', async ({
  page,
}) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  const editor = await openEditor(page)
  for (const sample of ['word-letter', 'word-lists', 'word-table', 'google-docs-plan', 'google-docs-lists', 'google-docs-table']) {
    await editor.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await paste(page, `${sample}.html`)
    const { document } = JSON.parse(await readFile(new URL(`${sample}.json`, samples), 'utf8'))
    await expect.poll(async () => (await valueIn(page)).children, sample).toEqual(document.children)
  }
  await paste(page, 'kindergarten-page.html')
  await expect(page.getByText('2 obrazki nie zostały wklejone')).toBeVisible()
  expect(violations).toEqual([])
})

test('NE-01 a picture is uploaded, and must be described or be a decoration', async ({ page }) => {
  const editor = await openEditor(page)
  await editor.click()
  const chosen = page.waitForEvent('filechooser')
  await page.keyboard.type('/obraz')
  await expect(page.getByRole('option', { name: 'Wstaw obrazek' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await (await chosen).setFiles({ name: 'ogrod.png', mimeType: 'image/png', buffer: picture })
  const dialog = page.getByRole('dialog', { name: 'Obrazek' })
  await dialog.getByRole('button', { name: 'Zapisz' }).click()
  await expect(dialog).toContainText('Napisz, co widać')
  await dialog.getByLabel('Co widać na obrazku?').fill('Ogród wiosną')
  await dialog.getByRole('button', { name: 'Zapisz' }).click()
  await expect(editor.getByRole('img', { name: 'Ogród wiosną' })).toBeVisible()
  await expect.poll(() => kindsIn(page)).toEqual(['image'])
})

test('WB-11 a picture is cropped by a proportion, by drawing and edge by edge, and replaces the one in the text', async ({ page }) => {
  const editor = await openEditor(page)
  const wide = await page.evaluate(() =>
    Object.assign(document.createElement('canvas'), { width: 400, height: 200 }).toDataURL('image/png'),
  )
  await editor.click()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Wstaw do tekstu' }).click()
  await page.getByRole('option', { name: 'Wstaw obrazek' }).click()
  await (await chosen).setFiles({ name: 'ogrod.png', mimeType: 'image/png', buffer: Buffer.from(wide.split(',')[1] ?? '', 'base64') })
  const described = page.getByRole('dialog', { name: 'Obrazek' })
  await described.getByLabel('Co widać na obrazku?').fill('Ogród')
  await described.getByRole('button', { name: 'Zapisz' }).click()
  const shown = editor.getByRole('img', { name: 'Ogród' })
  await expect.poll(() => kindsIn(page)).toEqual(['image'])
  const { upload: before } = (await valueIn(page)).children[0]
  await editor.getByRole('button', { name: 'Przytnij' }).click()
  const dialog = page.getByRole('dialog', { name: 'Przytnij obrazek' })
  await dialog.getByRole('button', { name: '1:1' }).click()
  await expect(dialog.getByRole('slider', { name: 'Lewa' })).toHaveValue('25')
  const stage = await dialog.locator('canvas').boundingBox()
  if (!stage) throw new Error('no picture')
  await page.mouse.move(stage.x + stage.width * 0.1, stage.y + 2)
  await page.mouse.down()
  await page.mouse.move(stage.x + stage.width * 0.6, stage.y + stage.height + 30, { steps: 4 })
  await page.mouse.up()
  await expect(dialog.getByRole('slider', { name: 'Prawa' })).toHaveValue('60')
  await dialog.getByRole('slider', { name: 'Lewa' }).press('ArrowLeft')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '1:1' }).click()
  await dialog.getByRole('button', { name: 'Przytnij' }).click()
  await expect.poll(async () => (await valueIn(page)).children[0].upload).not.toBe(before)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBe(1)
})

test('NE-01 Tab indents in a list, moves on in a table, and leaves elsewhere; after Escape it leaves from everywhere', async ({ page }) => {
  const editor = await openEditor(page)
  await editor.click()
  await expect(page.getByText('Escape, a potem Tab wychodzi z edytora')).toBeVisible()
  await page.keyboard.type('- kapcie\nparasol')
  await page.keyboard.press('Tab')
  await page.keyboard.type(' mały')
  /** Number of items of the list, and of what is in the first one. */
  const itemsIn = async () => {
    const [list] = (await valueIn(page)).children
    return [list?.children?.length, list?.children?.[0]?.children?.length]
  }
  await expect.poll(itemsIn).toEqual([1, 2])
  await page.keyboard.press('Shift+Tab')
  await expect.poll(itemsIn).toEqual([2, 1])
  await page.keyboard.press('Escape')
  await expect(page.getByText('Teraz Tab wyjdzie z edytora')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
  await page.keyboard.type('litery')
  await expect(editor).not.toContainText('litery')
  expect(await page.getByRole('combobox').evaluateAll((selects) => selects.includes(document.activeElement as HTMLElement))).toBe(false)

  await editor.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await pasteHtml(page, '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>')
  await editor.locator('td').first().click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(editor.locator('td').nth(1)).toHaveText(/b!|!b/)
})

test('NE-01 a pasted table keeps its merged cells, texts below and above the line, and 50 rows of 20; it asks about its headings', async ({
  page,
}) => {
  const editor = await openEditor(page)
  await editor.click()
  await pasteHtml(
    page,
    '<table><tr><td>Dzień</td><td colspan="2">Posiłki</td></tr><tr><td rowspan="2">Pon</td><td>zupa</td><td>25 m<sup>2</sup></td></tr><tr><td>kasza</td><td>H<sub>2</sub>O</td></tr></table>',
  )
  await page.getByRole('button', { name: 'Tak', exact: true }).click()
  await expect(editor.locator('th')).toHaveText(['Dzień', 'Posiłki'])
  await expect(editor.locator('th[colspan="2"]')).toHaveText('Posiłki')
  await expect(editor.locator('td[rowspan="2"]')).toHaveText('Pon')
  expect([await editor.locator('sup').textContent(), await editor.locator('sub').textContent()]).toEqual(['2', '2'])
  await expect(page.getByRole('button', { name: 'Tak', exact: true })).toHaveCount(0)

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  const row = (columns: number) => `<tr>${'<td>x</td>'.repeat(columns)}</tr>`
  await pasteHtml(page, `<table>${row(20).repeat(50)}</table>`)
  await expect(editor.locator('tr')).toHaveCount(50)
  expect(await editor.locator('tr').first().locator('td').count()).toBe(20)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await pasteHtml(page, `<table>${row(21).repeat(52)}</table>`)
  await expect(page.getByText('Wklejana tabela ma 52 × 21 komórek')).toBeVisible()
})

test('NE-01 what was typed just before a post is saved is in it', async ({ page }) => {
  const editor = await openEditor(page)
  await page.getByLabel('Tytuł').fill('Szkic')
  await editor.click()
  await page.keyboard.type('Jeden dwa trzy cztery')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/'))
  await page.route('**/api/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit())
  expect(JSON.stringify((await sent).postDataJSON())).toContain('Jeden dwa trzy cztery')
})
