import { expect, type Page } from 'playwright/test'

/** Address of the map of Kraków. */
export const krakow = '/wszystkie-lokalizacje?miasto=malopolskie/krakow'

/** The map element, with its state as attributes. */
export const map = (page: Page) => page.getByTestId('mapa')
/** Markers of several facilities. */
export const dots = (page: Page) => page.locator('[data-dot]')
/** Markers of one facility. */
export const pins = (page: Page) => page.locator('[data-pin]')
/** The list beside the map. */
export const list = (page: Page) => page.getByRole('region', { name: 'Lista wyników' })

interface Body {
  readonly search_polygon: readonly (readonly [number, number])[]
  readonly zoom: number
  readonly city_cache?: string
  readonly text?: string
}

/** Records the bodies of all search requests of the page. */
export const searches = (page: Page): Body[] => {
  const bodies: Body[] = []
  page.on('request', (request) => {
    if (/\/api\/search(\/clusters)?$/.test(request.url())) bodies.push(request.postDataJSON() as Body)
  })
  return bodies
}

/** Leaves out the tiles of the base map, a fifth of the processor time; `map-drawing.spec.ts` tests them. */
export const withoutBaseMap = (page: Page) => page.route('**/*.pmtiles', (route) => route.fulfill({ status: 404 }))

/** Waits for the markers of the first search. */
export const mapReady = async (page: Page) => {
  await expect(dots(page).or(pins(page)).first()).toBeVisible()
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
}

/** Returns the number of facilities that all markers represent. */
export const markerTotal = async (page: Page) => {
  const counts = await dots(page).allTextContents()
  return counts.reduce((markerTotal, text) => markerTotal + Number(text.replace(/\D/g, '')), 0) + (await pins(page).count())
}

/** Returns the number of facilities in a heading. */
export const numberIn = (text: string | null) => Number(/([\d\s\u00a0]+) placów/.exec(text ?? '')?.[1]?.replace(/\D/g, ''))
