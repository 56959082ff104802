import { expect, test } from 'playwright/test'
import { dots, krakow, list, map, mapReady, markerTotal, numberIn, pins, searches, withoutBaseMap } from './map-page.ts'

test.beforeEach(({ page }) => withoutBaseMap(page))

test('SM-08 the map opens at zoom 7 and searches the bounds of Warszawa once', async ({ page }) => {
  const requests = searches(page)
  await page.goto('/wszystkie-lokalizacje')
  await mapReady(page)
  await expect(map(page)).toHaveAttribute('data-zoom', '7')
  await page.waitForTimeout(1500)
  expect(requests.map(({ search_polygon }) => search_polygon)).toEqual([
    [
      [20.8517, 52.3681],
      [21.2711, 52.3681],
      [21.2711, 52.0977],
      [20.8517, 52.0977],
      [20.8517, 52.3681],
    ],
  ])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Warszawa')
})

for (const [name, width, height] of [
  ['wide', 1280, 800],
  ['phone', 390, 844],
] as const)
  test(`SM-02 SM-10 a city on a ${name} screen causes one search of its bounds at zoom 14; one press frames the whole city and keeps its list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const requests = searches(page)
    await page.goto(`${krakow}&widok=mapa`)
    await mapReady(page)
    await expect(map(page)).toHaveAttribute('data-zoom', '14')
    const total = Number(await map(page).getAttribute('data-total'))
    expect(numberIn(await page.getByRole('heading', { level: 1 }).textContent())).toBe(total)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ city_cache: 'malopolskie/krakow', zoom: 14 })
    const sides = requests[0]?.search_polygon.map(([long]) => long) ?? []
    const heights = requests[0]?.search_polygon.map(([, lat]) => lat) ?? []
    const ratio =
      ((Math.max(...sides) - Math.min(...sides)) * Math.cos(Math.PI * (50 / 180))) / (Math.max(...heights) - Math.min(...heights))
    // The city's `mobileBoundingbox` is in portrait 3:4.
    if (name === 'phone') expect(ratio).toBeCloseTo(0.75, 1)
    else expect(ratio).toBeGreaterThan(0.8)
    expect(page.url()).toContain('miasto=malopolskie/krakow')
    const listed = await list(page).locator('[data-facility]').count()
    await map(page).getByRole('button', { name: 'Całe miasto' }).click()
    await expect.poll(() => requests.length).toBe(2)
    await expect(map(page)).toHaveAttribute('aria-busy', 'false')
    expect(requests[1]?.city_cache).toBe('malopolskie/krakow')
    expect(requests[1]?.zoom).toBeLessThan(13)
    expect(await list(page).locator('[data-facility]').count()).toBe(listed)
    const missing = Number(/(\d+) placów\S+ nie m/.exec((await page.locator('#wyniki').textContent()) ?? '')?.[1] ?? 0)
    expect((await markerTotal(page)) + missing).toBeGreaterThan(total * 0.9)
    expect(page.url()).toMatch(/miasto=malopolskie\/krakow.*granice=/)
    await expect(map(page).getByRole('button', { name: 'Całe miasto' })).toHaveCount(0)
  })

test('SM-13 SM-09 a pan searches once after it ends, with a closed polygon, and the map stays there', async ({ page }) => {
  const requests = searches(page)
  await page.goto(`${krakow}&granice=19.9,50.03,19.99,50.09&zoom=13`)
  await mapReady(page)
  const frame = await map(page).boundingBox()
  const x = (frame?.x ?? 0) + 400
  const y = (frame?.y ?? 0) + 96
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 150, y + 10, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => requests.length).toBe(2)
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
  const [, second] = requests
  const polygon = second?.search_polygon ?? []
  expect(polygon).toHaveLength(5)
  expect(polygon[4]).toEqual(polygon[0])
  const [[west, north], [east, otherNorth], [otherEast, south], [otherWest, otherSouth]] = polygon as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ]
  expect([otherNorth, otherEast, otherWest, otherSouth]).toEqual([north, east, west, south])
  expect(west < east && south < north).toBe(true)
  expect(second?.city_cache).toBeUndefined()
  expect((west + east) / 2).toBeGreaterThan(19.945)
  await page.waitForTimeout(1200)
  expect(requests).toHaveLength(2)
  const written = new URL(page.url()).searchParams
  expect(written.get('miasto')).toBeNull()
  expect(written.get('granice')?.split(',').map(Number)[0]).toBeCloseTo(west, 4)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ten fragment mapy')
  expect(numberIn(await page.getByRole('heading', { level: 1 }).textContent())).toBe(Number(await map(page).getAttribute('data-total')))
  for (const point of await list(page)
    .locator('[data-facility]')
    .evaluateAll((all) => all.map((one) => [Number((one as HTMLElement).dataset['long']), Number((one as HTMLElement).dataset['lat'])]))) {
    const [long = 0, lat = 0] = point
    expect(long >= west && long <= east && lat >= south && lat <= north).toBe(true)
  }
})

test('SM-10 a disc frames its facilities, where it splits; there are never more than 300 markers', async ({ page }) => {
  const requests = searches(page)
  await page.goto('/wszystkie-lokalizacje?granice=14,49,24.2,55&zoom=6')
  await mapReady(page)
  expect((await dots(page).count()) + (await pins(page).count())).toBeLessThanOrEqual(300)
  const total = Number(await map(page).getAttribute('data-total'))
  expect(total).toBeGreaterThan(1000)
  expect(await markerTotal(page)).toBe(total)
  await dots(page).first().click()
  await expect.poll(() => requests.length).toBe(2)
  expect(requests[1]?.zoom).toBeGreaterThan(requests[0]?.zoom ?? 99)
})

test('SM-11 all facilities at one point are reachable from a list over the map', async ({ page }) => {
  await page.route('**/api/search/clusters', async (route) => {
    const answer = await route.fetch()
    const result = (await answer.json()) as { facilities: readonly { longitude: number; latitude: number }[] }
    const [one] = result.facilities
    const long = one?.longitude ?? 0
    const lat = one?.latitude ?? 0
    const cluster = { id: 'spot', count: 2, long, lat, bbox: [long, lat, long, lat], expansion_zoom: 18 }
    await route.fulfill({ json: { ...result, clusters: [cluster], singles: [] } })
  })
  await page.route('**/api/search', async (route) => {
    const answer = await route.fetch()
    const [one] = (await answer.json()) as readonly object[]
    await route.fulfill({
      json: [
        { ...one, name: 'Żłobek Pierwszy' },
        { ...one, id: 'b', slug: 'drugi', name: 'Żłobek Drugi' },
      ],
    })
  })
  await page.goto('/wszystkie-lokalizacje?granice=19.9,50.03,19.99,50.09&zoom=13')
  await mapReady(page)
  await page.getByRole('button', { name: /2 placówki w jednym miejscu/ }).click()
  const picked = page.getByRole('region', { name: /Wybrane placówki/ })
  await expect(picked.getByRole('link')).toHaveText(['Żłobek Pierwszy', 'Żłobek Drugi'])
  await expect(picked.getByRole('link').last()).toHaveAttribute('href', '/placowka/drugi')
  await page.keyboard.press('Escape')
  await expect(picked).toHaveCount(0)
})

test('SM-12 facilities without a point are in the list, and the map mentions them', async ({ page }) => {
  await page.goto(`${krakow}&widok=lista`)
  await expect(page.getByText(/punktu na mapie/)).toBeVisible()
  const pages = await page.getByRole('navigation', { name: /stron/i }).getByRole('link').allTextContents()
  let shown = 0
  for (let n = 1; n <= Math.max(...pages.map(Number).filter(Boolean)) && shown === 0; n++) {
    await page.goto(`${krakow}&widok=lista&page=${n}`)
    shown = await list(page).getByText('brak na mapie').count()
  }
  expect(shown).toBeGreaterThan(0)
})

test('a reload keeps the view and its zoom', async ({ page }) => {
  const requests = searches(page)
  await page.goto('/wszystkie-lokalizacje')
  await mapReady(page)
  await map(page).getByRole('button', { name: 'Przybliż', exact: true }).click()
  await expect.poll(() => requests.length).toBe(2)
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
  const zoom = await map(page).getAttribute('data-zoom')
  const before = requests.at(-1)
  for (let reloads = 1; reloads <= 2; reloads++) {
    requests.length = 0
    await page.reload()
    await mapReady(page)
    await expect.poll(() => requests.length).toBe(1)
    await expect(map(page)).toHaveAttribute('data-zoom', zoom ?? '')
  }
  const after = requests.at(-1)
  expect(after?.zoom).toBeCloseTo(before?.zoom ?? 0, 1)
  for (const [n, [long = 0, lat = 0]] of (before?.search_polygon ?? []).entries()) {
    expect(after?.search_polygon[n]?.[0]).toBeCloseTo(long, 3)
    expect(after?.search_polygon[n]?.[1]).toBeCloseTo(lat, 3)
  }
})

test('with few facilities in view pins say a price or free places, and a legend explains them', async ({ page }) => {
  await page.goto('/wszystkie-lokalizacje?granice=19.92,50.045,19.96,50.07&zoom=14')
  await mapReady(page)
  await expect(page.locator('[data-pin][data-text]').first()).toHaveText(/^(\d[\d\s]*\szł|\d+ miejsc[ea]?|bezpłatnie)$/)
  await expect(map(page).getByText('kwota: opłata za miesiąc')).toBeVisible()
  await page.goto('/wszystkie-lokalizacje?granice=14,49,24.2,55&zoom=6')
  await mapReady(page)
  await expect(page.locator('[data-pin][data-text]')).toHaveCount(0)
  await expect(map(page).getByText('kwota: opłata za miesiąc')).toHaveCount(0)
})

test('SM-24 SM-13 a text is on the map what it is among the results, and stays so when the map is moved', async ({ page }) => {
  const requests = searches(page)
  await page.goto('/szukaj?q=żłobki+blisko+Krakowa')
  const total = numberIn(await page.getByRole('heading', { level: 1 }).textContent())
  await page.getByRole('link', { name: 'Na mapie' }).click()
  await mapReady(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${total} placów`)
  expect(await markerTotal(page)).toBe(total)
  await map(page).getByRole('button', { name: 'Oddal' }).click()
  await expect.poll(() => requests.length).toBe(2)
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
  expect(requests.map(({ text }) => text)).toEqual(['żłobki blisko Krakowa', 'żłobki blisko Krakowa'])
  expect(page.url()).toMatch(/q=.*granice=/)
  // The view is wider than the circle, and beyond it are others.
  expect(await markerTotal(page)).toBe(total)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${total} placów`)
  await page.getByRole('link', { name: 'Usuń filtr: żłobki' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('„blisko Krakowa”')
})
