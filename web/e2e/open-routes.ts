import type { ConsoleMessage, Page } from 'playwright/test'
import { htmlErrors } from '#config/quality/testing/html-errors.ts'
import { pageIsReady } from '#config/quality/testing/open-page.ts'
import { surplusMainButtons } from './visual-checks.ts'

/**
 * Errors that are none of the page's: a refused or missing page, an island that a busy machine loads late, and a map
 * that is left while it loads.
 */
const expectedErrors = /status of (403|404)|was not hydrated \S+ slow|AbortError|Failed to fetch/

/** Pattern of a route and its regular expression. */
interface RoutePattern {
  readonly name: string
  readonly matches: RegExp
}

/** Returns the patterns of all routes, those without parameters first. An app page carries them. */
const readPatterns = async (page: Page): Promise<readonly RoutePattern[]> => {
  const routes: Readonly<Record<string, string>> = await page.evaluate(
    () => JSON.parse(document.getElementById('vike_pageContext')?.textContent ?? '{}').serializedPage.routes,
  )
  return Object.entries(routes)
    .toSorted(([, one], [, other]) => one.split('@').length - other.split('@').length)
    .map(([name, pattern]) => ({ name, matches: new RegExp(`^${pattern.replace(/@\w+/g, '[^/]+')}$`) }))
}

/** Hydrates everything on a page that would wait for a visitor, and waits until it is done. */
export const hydrateAll = async (page: Page): Promise<void> => {
  await pageIsReady(page)
  // Some pages lead on to another one.
  await page.waitForFunction(() => {
    const left = [...document.querySelectorAll('x-island:not([hydrated], [failed])')]
    for (const island of left) island.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return left.length === 0
  })
  // React reports what it could not hydrate after the paint.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
}

interface Crawl {
  /** Addresses to begin with. */
  readonly start: readonly string[]
  /** Tells by its path if a page is opened. */
  readonly opens: (path: string) => boolean
}

/**
 * Opens one page of each route that links lead to, with all islands hydrated. Returns the names of the opened routes,
 * and the errors of the pages: of their HTML, a second main button, of the console, uncaught ones, and those from which
 * React recovers by rendering anew (#418, #419, #423, #425), which it reports like uncaught ones.
 */
export const openRoutes = async (page: Page, { start, opens }: Crawl) => {
  const errors: string[] = []
  let at = ''
  const onPageError = (error: Error) => errors.push(`${at}: ${error.message}`)
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !expectedErrors.test(message.text())) errors.push(`${at}: ${message.text()}`)
  }
  page.on('pageerror', onPageError)
  page.on('console', onConsole)
  await page.goto('/user/profile')
  const patterns = await readPatterns(page)
  const opened = new Set<string>()
  const queue = [...start]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { pathname } = new URL(next, 'http://kredka.test')
    const route = patterns.find(({ matches }) => matches.test(pathname.replace(/^\/(uk|en)(?=\/|$)/, '') || '/'))?.name
    if (route === undefined || opened.has(route) || !opens(pathname)) continue
    at = next
    const response = await page.goto(next)
    // A link may lead to what this user may not see.
    if (!response?.ok()) continue
    opened.add(route)
    // The browser forgets the body of a page that leads on to another one.
    // The server may close a connection that was idle meanwhile.
    const html = await (await page.request.get(next, { maxRetries: 3 })).text()
    errors.push(...(await htmlErrors(html)).map((error) => `${at}: ${error}`))
    await hydrateAll(page)
    errors.push(...(await surplusMainButtons(page)).map((text) => `${at}: a second main button, ${text}`))
    const links = await page
      .locator('a[href^="/"], form[action^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? ''))
    queue.push(...links)
  }
  page.off('pageerror', onPageError)
  page.off('console', onConsole)
  return { opened, errors }
}
