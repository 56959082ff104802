import type { Page } from 'playwright/test'
import { type AxeScope, axeFindings } from '#config/quality/testing/axe.ts'

/**
 * Returns axe's violations on the current page in the light theme, one line each: rule and elements. The dark theme
 * differs only in the colours of the tokens, whose contrast the gallery proves (`dev-ui.spec.ts`).
 */
export const axeViolations = async (page: Page, scope: AxeScope = {}): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'light' })
  return axeFindings(page, scope)
}

/** Returns by how many pixels the page and its open dialogs scroll horizontally; without those that do not. */
export const horizontalOverflow = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .map((one) => one.scrollWidth - one.clientWidth)
      .filter((by) => by !== 0),
  )

/** Sets the size of letters in the browser, as its settings do: pixels, 16 at first. */
export const setLetterSize = async (page: Page, pixels: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
  await session.detach()
}

/** Returns the drawings that the page refers to and does not have, as their references: they are shown as nothing. */
export const missingDrawings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('use')].flatMap((one) => {
      const href = one.getAttribute('href') ?? ''
      return href.startsWith('#') && document.getElementById(href.slice(1)) === null ? [href] : []
    }),
  )

/** Returns the controls of an element that lie over each other or leave the window, each with its text or name. */
export const collidingControls = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const shown = [...document.querySelectorAll(`${selector} :is(a, button, input, summary)`)].filter((one) => {
      const { width, height } = one.getBoundingClientRect()
      return one.checkVisibility() && width > 1 && height > 1
    })
    const nameOf = (one: Element) => one.textContent?.trim() || one.getAttribute('aria-label') || one.outerHTML.slice(0, 60)
    const isOutside = (one: Element) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1
    const isOver = (one: Element, other: Element) => {
      if (one.contains(other) || other.contains(one)) return false
      const a = one.getBoundingClientRect()
      const b = other.getBoundingClientRect()
      return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    }
    return shown.flatMap((one, at) => [
      ...(isOutside(one) ? [nameOf(one)] : []),
      ...shown.slice(at + 1).flatMap((other) => (isOver(one, other) ? [`${nameOf(one)} / ${nameOf(other)}`] : [])),
    ])
  }, within)

/**
 * CSS selector of links without target and buttons without effect when scripts are off, outside of islands and dialogs;
 * those for printing, hearts and distances are hidden then. Buttons within elements of the selector `samples` are only
 * shown.
 */
const deadSelector = (samples: string) =>
  `a:not([href]), a[href=""], a[href="#"], button:not([data-dialog]):not([type="submit"]):not([data-print]):not([data-heart]):not([data-from-me]):not(x-island button):not(dialog button):not(${samples} button)`

/** Returns the controls that do nothing without scripts. */
export const deadControls = (page: Page, samples = 'x-island'): Promise<readonly string[]> =>
  page.evaluate((selector) => [...document.querySelectorAll(selector)].map((one) => one.outerHTML.slice(0, 120)), deadSelector(samples))

/** Returns visible controls that are narrower or lower than 24 px, and buttons whose text is cut off. */
export const poorControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('button, summary, input:not([type=hidden]), [role=option]')].filter((one) =>
      // What a closed `details` hides has sizes too.
      one.checkVisibility(),
    )
    const isSmall = (one: HTMLElement) => {
      const { width, height } = (one.matches('input') ? (one.closest('label') ?? one) : one).getBoundingClientRect()
      return width > 0 && (width < 24 || height < 24)
    }
    const isClipped = (one: HTMLElement) => one.matches('button, summary') && one.scrollWidth > one.clientWidth + 1
    return shown.filter((one) => isSmall(one) || isClipped(one)).map((one) => one.outerHTML.slice(0, 120))
  })

/**
 * Returns the texts of the main buttons that the content of a page shows beside its first one: a page has one, outside of
 * dialogs and of rows that repeat theirs. What is chosen, and links within the page, have the same colour and are none.
 */
export const surplusMainButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('span'))
    sample.style.background = 'var(--main)'
    const main = getComputedStyle(sample).backgroundColor
    sample.remove()
    const buttons = document.querySelectorAll(
      'main :is(button, a):not(:is(dialog, [popover], li, tr) *, [aria-current], [aria-pressed], [aria-selected], [href^="#"])',
    )
    return [...buttons]
      .filter((one) => getComputedStyle(one).backgroundColor === main && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.textContent?.trim() ?? '')
      .slice(1)
  })
