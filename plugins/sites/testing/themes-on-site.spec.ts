import { expect, type Page, test } from 'playwright/test'
import { axeFindings, colourRules } from '#config/quality/testing/axe.ts'
import { openPage } from '#config/quality/testing/open-page.ts'
import { openSitePanel } from '#web/e2e/open-site-panel.ts'

test.slow()

/** Style sheet of a theme on a page, and its choices, which other pages can be shown with. */
const faceOf = (page: Page) =>
  page.evaluate(() => ({
    address: document.querySelector('link[href^="/assets/themes/"]')?.getAttribute('href') ?? '',
    choices: { ...document.querySelector<HTMLElement>('[data-head]')?.dataset },
  }))
/** Shows a page of a site in the face of another theme. */
const putOn = (page: Page, face: Awaited<ReturnType<typeof faceOf>>) =>
  page.evaluate(async ({ address, choices }) => {
    const sheet = document.querySelector<HTMLLinkElement>('link[href^="/assets/themes/"]')
    const site = document.querySelector<HTMLElement>('[data-head]')
    if (!sheet || !site) throw new Error('no theme')
    if (sheet.getAttribute('href') !== address)
      await new Promise((done) => {
        sheet.onload = done
        sheet.href = address
      })
    Object.assign(site.dataset, choices)
  }, face)
/** Shows a page in colours that an owner has chosen, which nobody could read as they are. */
const putOnColours = (page: Page, theme: string) =>
  page.evaluate(async (href) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    await new Promise((done) => {
      sheet.onload = done
      document.head.append(sheet)
    })
  }, `/api/v1/site-colours/${theme}/e8b400/7ad0ff`)
/** Smallest distance between the drawing of the head and the first words below it, pixels. */
const minDistance = 8
/** Returns by how many pixels a site is wider than the window, and whether its first words touch the drawing of the head. */
const misplaced = (page: Page) =>
  page.evaluate((distance) => {
    const head = document.querySelector('header')
    const main = document.querySelector('main')
    if (!head || !main) throw new Error('no site')
    const { top, height, position } = getComputedStyle(head, '::after')
    const { y, bottom } = head.getBoundingClientRect()
    const end = position === 'absolute' ? y + Number.parseFloat(top) + Number.parseFloat(height) : bottom
    const words = document.createRange()
    const first = [...main.querySelectorAll('h1, p, a')].filter((one) => one.checkVisibility() && one.textContent !== '')
    const begin = first.map((one) => {
      words.selectNodeContents(one)
      return words.getBoundingClientRect().top
    })
    return [
      document.documentElement.scrollWidth - innerWidth,
      Math.min(...begin) < end + distance ? 'words at the drawing of the head' : '',
    ]
  }, minDistance)

test('WB-02 WB-22 in every theme, with its own colours and with those of the owner, start, contact form, post and a page that does not exist can be read in light and dark, and fit 320 px', async ({
  browser,
  baseURL,
}) => {
  const { page, panel } = await openSitePanel(browser)
  await openPage(page, `${panel}/templates`)
  const keys = await page.locator('input[name=theme]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  expect(keys.length).toBeGreaterThan(1)
  const [, facility = ''] = /user_facility\/([^/]+)/.exec(panel) ?? []
  await page.setViewportSize({ width: 320, height: 800 })
  const host = `http://sloneczko.localhost:${new URL(baseURL ?? '').port}`
  const others: Page[] = []
  const lost = '/nie-ma-takiej'
  for (const path of ['/kontakt', '/aktualnosci/bal-jesieni', lost]) {
    const other = await page.context().newPage()
    await other.setViewportSize({ width: 320, height: 800 })
    await other.goto(host + path)
    others.push(other)
  }
  /** Checks what a page shows; the styles of one page have both schemes. */
  const check = async (shown: Page, name: string, isComplete = false) => {
    expect([name, await misplaced(shown)]).toEqual([name, [0, '']])
    for (const colorScheme of ['light', 'dark'] as const) {
      await shown.emulateMedia({ colorScheme })
      const rules = colorScheme === 'light' && isComplete ? {} : { rules: colourRules }
      expect([name, colorScheme, await axeFindings(shown, rules)]).toEqual([name, colorScheme, []])
    }
  }
  for (const key of keys) {
    const answer = await page.goto(`/podglad-strony/${facility}?theme=${key}`)
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'none'")
    await check(page, key, true)
    const face = await faceOf(page)
    await putOnColours(page, key)
    await check(page, `${key} in own colours`)
    for (const other of others) {
      await putOn(other, face)
      const path = new URL(other.url()).pathname
      // Its words have the same colours as those of the others.
      if (path === lost) expect([key, path, await misplaced(other)]).toEqual([key, path, [0, '']])
      else await check(other, `${key} ${path}`)
    }
  }
})
