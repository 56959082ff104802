import { expect, type Page } from 'playwright/test'

/** The map of Kraków. */
export const krakow = '/wszystkie-lokalizacje?miasto=malopolskie/krakow'

/** The map itself, with what it tells of itself. */
export const map = (page: Page) => page.getByTestId('mapa')
/** Markers that stand for several facilities. */
export const dots = (page: Page) => page.locator('[data-dot]')
/** Markers of one facility. */
export const pins = (page: Page) => page.locator('[data-pin]')
/** The list beside the map. */
export const list = (page: Page) => page.getByRole('region', { name: 'Lista wyników' })

interface Body {
  readonly search_polygon: readonly (readonly [number, number])[]
  readonly zoom: number
  readonly city_cache?: string
}

/** All searches that the page makes. */
export const searches = (page: Page): Body[] => {
  const bodies: Body[] = []
  page.on('request', (request) => {
    if (/\/api\/search(\/clusters)?$/.test(request.url())) bodies.push(request.postDataJSON() as Body)
  })
  return bodies
}

/** Waits for the first markers, which are there after the first search. */
export const awake = async (page: Page) => {
  await expect(dots(page).or(pins(page)).first()).toBeVisible({ timeout: 20_000 })
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
}

/** What the dots and pins stand for together. */
export const sum = async (page: Page) => {
  const counts = await dots(page).allTextContents()
  return counts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0) + (await pins(page).count())
}

/** How many facilities a heading speaks of. */
export const numberIn = (text: string | null) => Number(/([\d\s\u00a0]+) placów/.exec(text ?? '')?.[1]?.replace(/\D/g, ''))
