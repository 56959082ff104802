import { expect, type Page, test } from 'playwright/test'
import { map, mapReady, numberIn, searches, withoutBaseMap } from './map-page.ts'

const address = '/wszystkie-lokalizacje?granice=19.95,50.03,19.99,50.06&zoom=14'

/** Middle of the free part of the map. */
const middleOf = async (page: Page) => {
  const box = await map(page).boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + 12, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 + 12 }
}

/** Turns the wheel slowly enough that the first turn is a gesture of its own, which MapLibre starts without an event. */
const turnWheel = async (page: Page, turns: number, delta: number) => {
  const { x, y } = await middleOf(page)
  await page.mouse.move(x, y)
  for (let turn = 1; turn <= turns; turn++) {
    await page.mouse.wheel(0, delta)
    await page.waitForTimeout(90)
  }
}

const drag = async (page: Page) => {
  const { x, y } = await middleOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 160, y + 40, { steps: 6 })
  await page.mouse.up()
}

/** Two fingers that part, as a touch screen sends them. */
const pinch = async (page: Page) => {
  const { x, y } = await middleOf(page)
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - gap, y, id: 1 },
              { x: x + gap, y, id: 2 },
            ],
    })
  await touch('touchStart', 20)
  for (let gap = 30; gap <= 120; gap += 15) {
    await touch('touchMove', gap)
    await page.waitForTimeout(30)
  }
  await touch('touchEnd', 120)
}

const press = async (page: Page, key: string) => {
  await page.locator('.maplibregl-canvas').focus()
  await page.keyboard.press(key)
}

type Moves = Readonly<Record<string, (page: Page) => Promise<unknown>>>

/** Moves by the wheel, each on a page of its own: MapLibre takes turns that are near in time for one gesture. */
const wheelMoves: Moves = {
  'five turns of the wheel': (page) => turnWheel(page, 5, 120),
  'one turn of the wheel': (page) => turnWheel(page, 1, -120),
  'a trackpad': (page) => turnWheel(page, 12, 3),
}

/** Moves that are one gesture each. */
const moves: Moves = {
  dragging: drag,
  'the button that zooms in': (page) => map(page).getByRole('button', { name: 'Przybliż', exact: true }).click(),
  'the button that zooms out': (page) => map(page).getByRole('button', { name: 'Oddal' }).click(),
  'an arrow key': (page) => press(page, 'ArrowRight'),
  'the minus key': (page) => press(page, '-'),
  'a double click': async (page) => {
    const { x, y } = await middleOf(page)
    await page.mouse.dblclick(x, y)
  },
  'two fingers': pinch,
}

/** Tells if a move is of several events, which may be more than one gesture on a busy machine. */
const isOfSeveralTurns = (name: string) => name === 'five turns of the wheel' || name === 'a trackpad'

/**
 * Waits for the search that a move causes, after `before` others, and checks that address, list, heading and markers say
 * the same.
 */
const expectSearched = async (page: Page, requests: ReturnType<typeof searches>, before = 1) => {
  await expect.poll(() => requests.length).toBeGreaterThan(before)
  // A busy machine may make two gestures of the turns of one wheel; each ends with a search of what it shows.
  await expect(async () => {
    await expect(map(page)).toHaveAttribute('aria-busy', 'false')
    const [[west = 0, north = 0] = [], , [east = 0, south = 0] = []] = requests.at(-1)?.search_polygon ?? []
    const bounds = new URL(page.url()).searchParams.get('granice')?.split(',').map(Number) ?? []
    for (const [side, value] of [west, south, east, north].entries()) expect(bounds[side]).toBeCloseTo(value, 3)
  }).toPass({ timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ten fragment mapy')
  expect(numberIn(await page.getByRole('heading', { level: 1 }).textContent())).toBe(Number(await map(page).getAttribute('data-total')))
}

test.use({ hasTouch: true })

test(`SM-13 ${Object.keys(moves).join(', ')}: each moves the view and searches it once`, async ({ page }) => {
  test.slow()
  await withoutBaseMap(page)
  const requests = searches(page)
  await page.goto(address)
  await mapReady(page)
  for (const [name, move] of Object.entries(moves)) {
    const before = requests.length
    await move(page)
    await expectSearched(page, requests, before)
    await page.waitForTimeout(800)
    expect([name, requests.length]).toEqual([name, before + 1])
    expect(requests.at(-1)?.search_polygon, name).not.toEqual(requests.at(-2)?.search_polygon)
  }
})

for (const [name, move] of Object.entries(wheelMoves))
  test(`SM-13 ${name} moves the view and searches it once`, async ({ page }) => {
    await withoutBaseMap(page)
    const requests = searches(page)
    await page.goto(address)
    await mapReady(page)
    await move(page)
    await expectSearched(page, requests)
    await page.waitForTimeout(800)
    if (!isOfSeveralTurns(name)) expect(requests).toHaveLength(2)
    expect(new Set(requests.map(({ search_polygon }) => JSON.stringify(search_polygon))).size).toBe(requests.length)
  })

for (const name of ['five turns of the wheel', 'one turn of the wheel', 'dragging'])
  test(`SM-13 ${name} searches the view too while tiles are late`, async ({ page }) => {
    await page.route('**/*.pmtiles', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    const requests = searches(page)
    await page.goto(address)
    await mapReady(page)
    await { ...wheelMoves, ...moves }[name]?.(page)
    await expectSearched(page, requests)
  })

test('a new size of the window, and the wheel where it moves nothing, search nothing', async ({ page }) => {
  await withoutBaseMap(page)
  const requests = searches(page)
  await page.goto('/wszystkie-lokalizacje?granice=19.9600,50.0400,19.9605,50.0404&zoom=18')
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => requests.length).toBe(1)
  await turnWheel(page, 3, -120)
  await page.waitForTimeout(800)
  const searched = requests.length
  await turnWheel(page, 2, -120)
  await page.setViewportSize({ width: 1100, height: 700 })
  await page.waitForTimeout(1200)
  expect(requests).toHaveLength(searched)
})
