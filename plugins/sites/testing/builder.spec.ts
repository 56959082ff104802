import { expect, type Locator, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { countScripts } from '#web/e2e/count-scripts.ts'
import { openSitePanel } from '#web/e2e/open-site-panel.ts'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'

// The tests change one site.
test.describe.configure({ mode: 'serial' })
test.slow()

const tree = (page: Page) => page.getByRole('navigation', { name: 'Strony' })
const frame = (page: Page) => page.frameLocator('iframe[title^="Podgląd"]')
const saved = (page: Page) => expect(page.getByText('Zapisano szkic')).toBeVisible()

/** Adds a page with the words “Prosimy o kapcie.”; returns the editor of its text. */
const addPage = async (page: Page, title: string): Promise<Locator> => {
  await tree(page).getByLabel('Nowa strona').fill(title)
  await tree(page).getByRole('button', { name: 'Dodaj stronę' }).click()
  await expect(frame(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Tekst', exact: true }).click()
  const text = page.locator('[contenteditable=true]')
  await text.click()
  await text.pressSequentially('Prosimy o kapcie.')
  return text
}

const removePage = async (page: Page, title: string) => {
  await page.getByText(`Ustawienia strony „${title}”`).click()
  await page.getByRole('button', { name: 'Usuń stronę' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń stronę' }).click()
}

const publish = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Opublikuj', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opublikuj teraz' }).click()
  await expect(page.getByRole('heading', { name: 'Gotowe, strona jest opublikowana' })).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Otwórz stronę' })).toHaveAttribute('href', /sloneczko\.localhost/)
  await page.getByRole('dialog').getByRole('button', { name: 'Wróć do edytora' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('WB-03 WB-07 J2.10 a page is added, written, moved by keys, undone, published with a list of changes, and open to visitors', async ({
  browser,
  baseURL,
}) => {
  const { page, panel } = await openSitePanel(browser)
  const now = Date.now()
  const title = `Dla rodziców ${now}`
  const address = `dla-rodzicow-${now}`
  await openPage(page, panel)
  await expect(page).toHaveURL(/web_page\/subpages$/)
  await addPage(page, title)
  await expect(frame(page).getByText('Prosimy o kapcie.')).toBeVisible()

  await tree(page).getByRole('button', { name: title, exact: true }).press('Alt+ArrowUp')
  await expect(tree(page).getByText(`Przeniesiono „${title}”`)).toBeAttached()
  await expect(tree(page).getByRole('button', { name: title, exact: true })).toBeFocused()
  await expect(tree(page).getByRole('listitem').last()).not.toContainText(title)
  await page.keyboard.press('Control+z')
  await expect(tree(page).getByRole('listitem').last()).toContainText(title)
  await saved(page)
  // Visitors see nothing of it yet.
  const { port } = new URL(baseURL ?? '')
  const site = `http://sloneczko.localhost:${port}`
  const visitor = await (await browser.newContext()).newPage()
  /** Opens a page of the site; returns status and HTML. */
  const visit = async (path = '') => {
    const answer = await visitor.goto(`${site}/${path}`)
    return `${answer?.status()} ${await visitor.content()}`
  }
  expect(await visit()).not.toContain(address)

  await page.getByRole('main').getByRole('button', { name: 'Opublikuj', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(`Nowa strona: ${title}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click()
  // The list is that of now, not that of a moment ago.
  await page.getByText(`Ustawienia strony „${title}”`).click()
  await page.getByRole('textbox', { name: 'Tytuł' }).first().fill(`${title} i dzieci`)
  await page.getByRole('main').getByRole('button', { name: 'Opublikuj', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(`Nowa strona: ${title} i dzieci`)
  await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click()
  await page.getByRole('textbox', { name: 'Tytuł' }).first().fill(title)
  await page.getByText(`Ustawienia strony „${title}”`).click()
  await publish(page)
  expect(await visit(address)).toContain('Prosimy o kapcie.')

  await removePage(page, title)
  await expect(tree(page).getByRole('button', { name: title, exact: true })).toHaveCount(0)
  // What is unsaved is saved before the link is followed, and nobody asks.
  await page.getByRole('link', { name: 'Ustawienia', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Strona www' })).toBeVisible()
  await page.goBack()
  await expect(tree(page).getByRole('button', { name: title, exact: true })).toHaveCount(0)
  await publish(page)
  expect(await visit(address)).toMatch(/^404 /)
})

/** Returns the point of the window at the end of the first line of what the scaled preview shows. */
const endOfLine = (page: Page, selector: string) =>
  page.locator('iframe[title^="Podgląd"]').evaluate((preview: HTMLIFrameElement, wanted) => {
    const text = preview.contentDocument?.querySelector(wanted)
    const range = preview.contentDocument?.createRange()
    if (!text || !range) throw new Error(`no ${wanted} in the preview`)
    range.selectNodeContents(text)
    const { right, top, height } = range.getClientRects()[0] ?? text.getBoundingClientRect()
    const outer = preview.getBoundingClientRect()
    const scale = outer.width / preview.offsetWidth
    return { x: outer.x + (right - 1) * scale, y: outer.y + (top + height / 2) * scale }
  }, selector)

test('WB-03 a text is written in the page itself: where it is pressed, bold and undone by keys, saved, left by Escape, open to visitors once published', async ({
  browser,
  baseURL,
}) => {
  const { page, panel } = await openSitePanel(browser)
  const title = `Szatnia ${Date.now()}`
  await openPage(page, `${panel}/subpages`)
  await addPage(page, title)
  await expect(frame(page).getByText('Prosimy o kapcie.')).toBeVisible()
  await saved(page)
  const text = frame(page).getByRole('textbox')
  const bold = text.locator('strong')
  const height = () =>
    frame(page)
      .locator('main')
      .evaluate((main) => main.getBoundingClientRect().height)
  const before = await height()

  const { x, y } = await endOfLine(page, '[data-draft] p')
  await page.mouse.click(x, y)
  await expect(page.getByText('Ten tekst jest teraz edytowany na stronie.')).toBeVisible()
  await expect(text).toBeFocused()
  expect(await height()).toBe(before)
  await page.keyboard.type(' I ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('czapkę')
  await expect(bold).toHaveText('czapkę')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(bold).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(bold).toHaveText('czapkę')
  expect(await axeViolations(page)).toEqual([])
  await saved(page)
  await expect(text).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pisz na stronie' })).toBeFocused()
  await expect(frame(page).getByText('Prosimy o kapcie. I czapkę')).toBeVisible()
  await expect(page.locator('[contenteditable=true]')).toContainText('Prosimy o kapcie. I czapkę')

  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.type(' i szalik')
  await page.getByRole('button', { name: 'Wstaw tabelę' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wstaw' }).click()
  await expect(text.getByRole('columnheader')).toHaveCount(3)
  await page.keyboard.type('Godzina')
  await page.getByRole('button', { name: 'Gotowe' }).click()
  await saved(page)
  await publish(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`http://sloneczko.localhost:${new URL(baseURL ?? '').port}/szatnia-${title.split(' ')[1]}`)
  await expect(visitor.getByRole('columnheader').first()).toHaveText('Godzina')
  await expect(visitor.locator('main p').first()).toHaveText('Prosimy o kapcie. I czapkę i szalik')
  await expect(visitor.locator('main strong')).toHaveText(/^czapkę/)

  await removePage(page, title)
  await publish(page)
})

test('WB-03 sections and pages are dragged by their handles, Escape ends it, and undo takes it back', async ({ browser }) => {
  const { page, panel } = await openSitePanel(browser)
  await openPage(page, `${panel}/subpages`)
  const sections = page.getByRole('region', { name: /^Sekcje/ })
  const shownIn = (part: Locator) => part.locator('li button:first-child').filter({ hasText: /./ }).allTextContents()
  /** Presses the handle of a row and goes to a height of another, counted from 0 at its top to 1. */
  const take = async (part: Locator, row: number, over: number, at: number) => {
    const handle = await part.locator('li').nth(row).locator('[aria-hidden]:has(> svg)').last().boundingBox()
    const target = await part.locator('li').nth(over).boundingBox()
    if (!handle || !target) throw new Error('no row')
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
    await page.mouse.down()
    await page.mouse.move(target.x + target.width / 2, target.y + target.height * at, { steps: 6 })
  }
  const undo = () => page.getByRole('button', { name: 'Cofnij', exact: true }).first().click()

  for (const [part, at] of [
    [sections, 0.2],
    [tree(page), 0.1],
  ] as const) {
    const before = await shownIn(part)
    await take(part, 2, 1, at)
    await expect(part.locator('[data-drop=before]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await shownIn(part)).toEqual(before)
    await take(part, 2, 1, at)
    await page.mouse.up()
    const [first, second, third, ...others] = before
    await expect.poll(() => shownIn(part)).toEqual([first, third, second, ...others])
    await undo()
    await expect.poll(() => shownIn(part)).toEqual(before)
  }
  const [, , title = ''] = await shownIn(tree(page))
  await take(tree(page), 2, 1, 0.5)
  await expect(tree(page).locator('[data-drop=inside]')).toHaveCount(1)
  await page.mouse.up()
  await expect(tree(page).locator('li[data-level="2"]').filter({ hasText: title })).toHaveCount(1)
  await undo()
  await saved(page)
})

test('WB-03 on a phone a page is dragged by a finger at its handle, and a swipe over the pages scrolls them', async ({ browser }) => {
  const { page, panel } = await openSitePanel(browser, { viewport: { width: 390, height: 560 }, hasTouch: true, isMobile: true })
  await openPage(page, `${panel}/subpages`)
  await page.getByRole('group', { name: 'Części edytora' }).getByRole('button', { name: 'Strony' }).click()
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
  /** Puts a finger on what is shown, moves it by a height, and lifts it; `held` runs before. */
  const drag = async (from: Locator, by: number, held: () => Promise<unknown> = async () => {}) => {
    const box = await from.boundingBox()
    if (!box) throw new Error('nothing to touch')
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    await touch('touchStart', { x, y })
    for (let step = 1; step <= 8; step++) await touch('touchMove', { x, y: y + (by * step) / 8 })
    await held()
    await touch('touchEnd')
  }
  const rows = tree(page).getByRole('listitem')
  const titles = () => rows.locator('button').allTextContents()
  const before = await titles()
  const height = (await rows.nth(3).boundingBox())?.height ?? 0
  await drag(rows.nth(3).locator('[aria-hidden]:has(> svg)').last(), -1.4 * height, () =>
    expect(tree(page).locator('[data-drop=before]')).toHaveCount(1),
  )
  const [first, second, third, fourth, ...others] = before
  await expect.poll(titles).toEqual([first, second, fourth, third, ...others])
  await page.getByRole('button', { name: 'Cofnij', exact: true }).first().click()
  await expect.poll(titles).toEqual(before)

  const top = async () => (await rows.first().boundingBox())?.y ?? 0
  const shown = await top()
  await drag(rows.nth(3).locator('button'), -120)
  await expect.poll(top).toBeLessThan(shown)
  expect(await titles()).toEqual(before)
  await saved(page)
})

test('WB-02 themes show the own site; the builder is accessible, fits 320 px one thing at a time, and needs at most 150 KB of script, 252 with the editor as it is sent', async ({
  browser,
}) => {
  const { page, panel } = await openSitePanel(browser)
  const scripts = countScripts(page)
  await page.route('**', (route) => route.continue({ headers: { ...route.request().headers(), 'cache-control': 'no-cache' } }))
  await openPage(page, `${panel}/subpages`)
  const atLoad = Math.round((await scripts.bytes()) / 1024)
  expect([atLoad > 0, Math.max(atLoad, 150)]).toEqual([true, 150])
  await page.getByRole('button', { name: 'Dodaj sekcję' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tekst', exact: true }).click()
  await expect(page.locator('[contenteditable=true]')).toBeVisible()
  // Requests of a preview that is left stay open for the route above, so that the network is never idle.
  await saved(page)
  const kilobytes = Math.round((await scripts.sentBytes()) / 1024)
  expect([kilobytes > 0, Math.max(kilobytes, 252)]).toEqual([true, 252])
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cofnij', exact: true }).first().click()
  await saved(page)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const part of ['Strony', 'Podgląd', 'Treść']) {
    await page.getByRole('group', { name: 'Części edytora' }).getByRole('button', { name: part }).click()
    expect([part, await horizontalOverflow(page)]).toEqual([part, []])
  }
  for (const name of ['templates', 'settings']) {
    await openPage(page, `${panel}/${name}`)
    if (name === 'settings') await expect(page.getByText('Standardy ochrony małoletnich').first()).toBeVisible()
    expect([name, await horizontalOverflow(page), await axeViolations(page)]).toEqual([name, [], []])
  }
})

test('WB-15 the owner writes a page in Ukrainian beside the preview in that language; visitors open it once it is published', async ({
  browser,
  baseURL,
}) => {
  const { page, panel } = await openSitePanel(browser)
  const now = Date.now()
  const title = `Adaptacja ${now}`
  const ukrainian = `Адаптація ${now}`
  const language = page.getByRole('group', { name: 'Język tekstów' })
  await openPage(page, `${panel}/subpages`)
  const text = await addPage(page, title)
  await language.getByRole('button', { name: 'Українська' }).click()
  await expect(page.getByText('Odwiedzający zobaczą tę stronę w tym języku')).toBeVisible()
  await page.getByRole('textbox', { name: 'Tytuł Po polsku' }).fill(ukrainian)
  await page.getByRole('button', { name: 'Zacznij od polskiego tekstu' }).click()
  await expect(text).toContainText('Prosimy o kapcie.')
  await text.press('ControlOrMeta+a')
  await text.pressSequentially('Просимо капці.')
  await expect(page.getByText('Odwiedzający widzą tę stronę w tym języku')).toBeVisible()
  await expect(frame(page).getByRole('heading', { level: 1, name: ukrainian })).toBeVisible()
  await expect(frame(page).getByText('Просимо капці.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await saved(page)
  await publish(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`http://sloneczko.localhost:${new URL(baseURL ?? '').port}/uk`)
  await visitor.getByRole('navigation').getByRole('link', { name: ukrainian }).click()
  await expect(visitor.getByText('Просимо капці.')).toBeVisible()
  await visitor.getByRole('navigation', { name: 'Мова сайту' }).getByRole('link', { name: 'Polski' }).click()
  await expect(visitor.getByText('Prosimy o kapcie.')).toBeVisible()

  await language.getByRole('button', { name: 'Polski' }).click()
  await removePage(page, title)
  await publish(page)
})
