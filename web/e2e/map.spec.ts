import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from 'playwright/test'

const krakow = '/wszystkie-lokalizacje?miasto=malopolskie/krakow'
const map = (page: Page) => page.getByTestId('mapa')
const dots = (page: Page) => page.locator('[data-dot]')
const pins = (page: Page) => page.locator('[data-pin]')
const list = (page: Page) => page.getByRole('region', { name: 'Lista wyników' })

interface Body {
  readonly search_polygon: readonly (readonly [number, number])[]
  readonly zoom: number
  readonly city_cache?: string
}

/** All searches that the page makes. */
const searches = (page: Page): Body[] => {
  const bodies: Body[] = []
  page.on('request', (request) => {
    if (/\/api\/search(\/clusters)?$/.test(request.url())) bodies.push(request.postDataJSON() as Body)
  })
  return bodies
}

/** Waits for the first markers, which are there after the first search. */
const awake = async (page: Page) => {
  await expect(dots(page).or(pins(page)).first()).toBeVisible({ timeout: 20_000 })
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
}

/** What the dots and pins stand for together. */
const sum = async (page: Page) => {
  const counts = await dots(page).allTextContents()
  return counts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0) + (await pins(page).count())
}

const numberIn = (text: string | null) => Number(/([\d\s\u00a0]+) placów/.exec(text ?? '')?.[1]?.replace(/\D/g, ''))

// Still pictures, so that nothing is looked at on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('SM-08 the map opens at zoom 7 and searches Warszawa’s bounds, once', async ({ page }) => {
  const asked = searches(page)
  await page.goto('/wszystkie-lokalizacje')
  await awake(page)
  await expect(map(page)).toHaveAttribute('data-zoom', '7')
  await page.waitForTimeout(1500)
  expect(asked.map(({ search_polygon }) => search_polygon)).toEqual([
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
  test(`SM-02 SM-10 a city on a ${name} screen: one search of its box, zoom 14, and all of it on the map`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const asked = searches(page)
    await page.goto(`${krakow}&widok=mapa`)
    await awake(page)
    await expect(map(page)).toHaveAttribute('data-zoom', '14')
    const total = Number(await map(page).getAttribute('data-total'))
    expect(numberIn(await page.getByRole('heading', { level: 1 }).textContent())).toBe(total)
    const unlocated = Number(
      /^(\d+) placów\S+ nie m/m.exec(
        await page
          .locator('#wyniki')
          .innerText()
          .catch(() => ''),
      )?.[1] ?? 0,
    )
    if (width > 1023) expect((await sum(page)) + unlocated).toBe(total)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.city_cache).toBe('malopolskie/krakow')
    expect(page.url()).toContain('miasto=malopolskie/krakow')
    const frame = await map(page).boundingBox()
    const middle = await dots(page).first().boundingBox()
    expect(
      frame && middle && middle.x > frame.x && middle.y > frame.y && middle.x < frame.x + frame.width && middle.y < frame.y + frame.height,
    ).toBe(true)
  })

test('SM-13 SM-09 a pan asks once it has come to rest, by a closed ring, and the map stays where it was put', async ({ page }) => {
  const asked = searches(page)
  await page.goto(krakow)
  await awake(page)
  const frame = await map(page).boundingBox()
  const [x, y] = [(frame?.x ?? 0) + 400, (frame?.y ?? 0) + 96]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 150, y + 10, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(2)
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
  const [first, second] = asked
  const ring = second?.search_polygon ?? []
  expect(ring).toHaveLength(5)
  expect(ring[4]).toEqual(ring[0])
  const [[west, north], [east, otherNorth], [otherEast, south], [otherWest, otherSouth]] = ring as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ]
  expect([otherNorth, otherEast, otherWest, otherSouth]).toEqual([north, east, west, south])
  expect(west < east && south < north).toBe(true)
  expect(second?.city_cache).toBeUndefined()
  expect((west + east) / 2).toBeGreaterThan(((first?.search_polygon[0]?.[0] ?? 0) + (first?.search_polygon[1]?.[0] ?? 0)) / 2)
  await page.waitForTimeout(1200)
  expect(asked).toHaveLength(2)
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

test('SM-10 a dot leads to the zoom where it comes apart; never over 300 markers', async ({ page }) => {
  const asked = searches(page)
  await page.goto('/wszystkie-lokalizacje?granice=14,49,24.2,55&zoom=6')
  await awake(page)
  expect((await dots(page).count()) + (await pins(page).count())).toBeLessThanOrEqual(300)
  const total = Number(await map(page).getAttribute('data-total'))
  expect(total).toBeGreaterThan(1000)
  expect(await sum(page)).toBe(total)
  await dots(page).first().click()
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(2)
  expect(asked[1]?.zoom).toBeGreaterThan(asked[0]?.zoom ?? 99)
})

test('SM-11 facilities at one spot are all reached, from a list over the map', async ({ page }) => {
  await page.route('**/api/search/clusters', async (route) => {
    const answer = await route.fetch()
    const told = (await answer.json()) as { facilities: readonly { longitude: number; latitude: number }[] }
    const [one] = told.facilities
    const [long, lat] = [one?.longitude ?? 0, one?.latitude ?? 0]
    const cluster = { id: 'spot', count: 2, long, lat, bbox: [long, lat, long, lat], expansion_zoom: 18 }
    await route.fulfill({ json: { ...told, clusters: [cluster], singles: [] } })
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
  await page.goto(krakow)
  await awake(page)
  await page.getByRole('button', { name: /2 placówki w jednym miejscu/ }).click()
  const picked = page.getByRole('region', { name: /Wybrane placówki/ })
  await expect(picked.getByRole('link')).toHaveText(['Żłobek Pierwszy', 'Żłobek Drugi'])
  await expect(picked.getByRole('link').last()).toHaveAttribute('href', '/placowka/drugi')
  await page.keyboard.press('Escape')
  await expect(picked).toHaveCount(0)
})

test('SM-12 who has no point is in the list, and the map says so', async ({ page }) => {
  await page.goto(`${krakow}&widok=lista`)
  await expect(page.getByText(/punktu na mapie/)).toBeVisible()
  const pages = await page.getByRole('navigation', { name: /stron/i }).getByRole('link').allTextContents()
  await page.goto(`${krakow}&widok=lista&page=${Math.max(...pages.map(Number).filter(Boolean))}`)
  await expect(list(page).getByText('brak na mapie').first()).toBeVisible()
})

test('SM-14 filters: chosen, applied, shown as chips, kept over a reload, cleared', async ({ page }) => {
  test.slow()
  await page.goto(krakow)
  const all = numberIn(await page.getByRole('heading', { level: 1 }).textContent())
  await page.locator('summary').filter({ hasText: 'Filtry' }).click()
  await page.getByRole('checkbox', { name: 'Wolne miejsca' }).check()
  await page.getByRole('button', { name: 'Zastosuj' }).click()
  await expect(page).toHaveURL(/miasto=malopolskie(%2F|\/)krakow.*wolne-miejsca=tak/)
  const chip = page.getByRole('link', { name: /wolnymi miejscami/ })
  await expect(chip).toBeVisible()
  const some = numberIn(await page.getByRole('heading', { level: 1 }).textContent())
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(all)
  await page.reload()
  await expect(chip).toBeVisible()
  await awake(page)
  await expect(map(page)).toHaveAttribute('data-total', String(some))
  await page.locator('summary').filter({ hasText: 'Filtry' }).click()
  await page.getByRole('link', { name: 'Wyczyść' }).last().click()
  await expect(chip).toHaveCount(0)
  expect(numberIn(await page.getByRole('heading', { level: 1 }).textContent())).toBe(all)
  expect(page.url()).toContain('miasto=malopolskie/krakow')
})

test('SM-15 SH-09 map and list on a telephone: the same results in the same order, scroll and choice kept', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(krakow)
  const names = () => list(page).getByRole('heading', { level: 2 }).allTextContents()
  const before = await names()
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await awake(page)
  await expect(page.locator('#wyniki')).toBeHidden()
  expect(page.url()).toContain('widok=mapa')
  await page.getByRole('link', { name: 'Lista', exact: true }).click()
  await expect(list(page)).toBeVisible()
  expect(await names()).toEqual(before)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800)
  await expect(map(page)).toBeHidden()
})

test('SM-16 SH-16 busy during a search, and no longer after it came or failed; then a second try', async ({ page }) => {
  let fails = true
  await page.route('**/api/search/clusters', async (route) => {
    await new Promise((done) => setTimeout(done, 700))
    await (fails ? route.abort() : route.continue())
  })
  await page.goto(krakow)
  await expect(map(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Szukamy…')).toBeVisible({ timeout: 10_000 })
  await expect(map(page).getByRole('alert')).toContainText('Nie udało się', { timeout: 15_000 })
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Szukamy…')).toHaveCount(0)
  expect(await list(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
  fails = false
  await map(page).getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(map(page)).toHaveAttribute('aria-busy', 'true')
  await awake(page)
  await expect(map(page).getByRole('alert')).toHaveCount(0)
})

test('SM-17 card and marker point at each other; a pin says name, kind and who runs it', async ({ page }) => {
  await page.goto('/wszystkie-lokalizacje?granice=19.9,50.03,19.99,50.09&zoom=13')
  await awake(page)
  const names = await pins(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toMatch(/.+, .+/)
  expect(names.some((name) => /publiczn|prywatn|samorządow/i.test(name ?? ''))).toBe(true)
  const cards = list(page).locator('[data-facility][data-long]')
  for (const card of [cards.first(), cards.nth(1)]) {
    await card.getByRole('link').first().focus()
    await expect(page.locator('[data-dot][data-lit], [data-pin][data-lit]')).toHaveCount(1)
    await card.hover()
    await expect(page.locator('[data-dot][data-lit], [data-pin][data-lit]')).toHaveCount(1)
  }
  const listed = await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['facility']))
  const shown = await pins(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['id']))
  const both = shown.find((id) => listed.includes(id))
  if (both) {
    await page.locator(`[data-pin][data-id="${both}"]`).focus()
    await expect(page.locator(`[data-facility="${both}"]`)).toHaveAttribute('data-lit', '')
  }
  await pins(page).first().focus()
  await page.keyboard.press('Enter')
  const picked = page.getByRole('region', { name: 'Wybrana placówka' })
  await expect(picked.getByRole('link')).toHaveAttribute('href', /^\/placowka\//)
  await expect(pins(page).first()).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(picked).toHaveCount(0)
  await expect(pins(page).first()).toBeFocused()
})

test('SM-18 J9.1 by keys alone: the second jump skips map and filters, and the list has every result without the map', async ({ page }) => {
  test.slow()
  await page.goto(krakow)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Pomiń mapę/ }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(list(page).getByRole('link').first()).toBeFocused()
  await awake(page)
  await page.evaluate(() => document.querySelector('canvas')?.remove())
  const total = Number(await map(page).getAttribute('data-total'))
  const seen = new Set<string>()
  for (let n = 1; n <= 10; n++) {
    for (const id of await list(page)
      .locator('[data-facility]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['facility'] ?? '')))
      seen.add(id)
    const next = page.getByRole('link', { name: /Następna/ })
    if ((await next.count()) === 0) break
    await next.focus()
    await Promise.all([page.waitForURL(new RegExp(`page=${n + 1}`)), page.keyboard.press('Enter')])
  }
  expect(seen.size).toBe(total)
})

test('J9.3 a marker reached by keys is inside the window and under nothing', async ({ page }) => {
  test.slow()
  await page.goto(krakow)
  await awake(page)
  const markers = (await dots(page).count()) + (await pins(page).count())
  expect(markers).toBeGreaterThan(8)
  await page.locator('canvas').focus()
  for (let n = 0; n < Math.min(markers, 25); n++) {
    await page.keyboard.press('Tab')
    await expect
      .poll(() =>
        page.evaluate(() => {
          const at = document.activeElement
          if (!at?.matches('[data-dot],[data-pin]')) return 'elsewhere'
          const box = at.getBoundingClientRect()
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          return top !== null && at.contains(top) ? 'seen' : (top?.outerHTML.slice(0, 80) ?? 'outside')
        }),
      )
      .toBe('seen')
  }
})

test('SM-18 the map’s own skip link leads past all pins; plus, minus and arrows work from the canvas', async ({ page }) => {
  const asked = searches(page)
  await page.goto(krakow)
  await awake(page)
  await map(page).getByRole('link', { name: 'Pomiń mapę' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('[data-testid="mapa"]')?.contains(document.activeElement))).toBe(false)
  await page.locator('canvas').focus()
  await page.keyboard.press('+')
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(2)
  expect(asked[1]?.zoom).toBe((asked[0]?.zoom ?? 0) + 1)
  await map(page).getByRole('button', { name: 'Oddal' }).click()
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(3)
  expect(asked[2]?.zoom).toBe(asked[0]?.zoom)
})

/** How many colours a picture has in its four quarters together. */
const colours = async (page: Page, png: Buffer) =>
  page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const pencil = canvas.getContext('2d')
    pencil?.drawImage(image, 0, 0)
    const pixels = pencil?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
    const seen = new Set<number>()
    for (let n = 0; n < pixels.length; n += 4 * 7)
      seen.add(((pixels[n] ?? 0) >> 4) * 256 + ((pixels[n + 1] ?? 0) >> 4) * 16 + ((pixels[n + 2] ?? 0) >> 4))
    return seen.size
  }, png.toString('base64'))

test('SM-22 with the network blocked the map has its boundaries, names and markers', async ({ page, baseURL }) => {
  const foreign: string[] = []
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      foreign.push(route.request().url())
      return route.abort()
    },
  )
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto('/wszystkie-lokalizacje?granice=14,49,24.2,55&zoom=6')
  await awake(page)
  await page.evaluate(() => {
    for (const marker of document.querySelectorAll('.maplibregl-marker')) marker.remove()
  })
  await expect.poll(async () => colours(page, await page.locator('canvas').screenshot()), { timeout: 20_000 }).toBeGreaterThan(20)
  expect(foreign.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([])
  expect(complaints).toEqual([])
})

test('SH-16 without WebGL the list stays and the map says so', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : (real as (...all: unknown[]) => unknown).call(this, kind, ...rest)
    } as typeof real
  })
  await page.goto(krakow)
  await expect(map(page).getByRole('alert')).toContainText('Wszystkie placówki są na liście', { timeout: 15_000 })
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
  expect(await list(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
})

test('the map’s page loads at most 8 KB of script where the map is not looked at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(krakow, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(8 * 1024)
})

test('a theme chosen while the map is open holds for the map', async ({ page }) => {
  await page.goto('/wszystkie-lokalizacje?granice=14,49,24.2,55&zoom=6')
  await awake(page)
  const middle = async () => {
    const box = await page.locator('canvas').boundingBox()
    const png = await page.screenshot({ clip: { x: (box?.x ?? 0) + 4, y: (box?.y ?? 0) + 200, width: 40, height: 40 } })
    return page.evaluate(async (data) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      const pencil = canvas.getContext('2d')
      pencil?.drawImage(image, 0, 0)
      const [r = 0, g = 0, b = 0] = pencil?.getImageData(5, 5, 1, 1).data ?? []
      return r + g + b
    }, png.toString('base64'))
  }
  await expect.poll(middle, { timeout: 20_000 }).toBeGreaterThan(500)
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark'
  })
  await expect.poll(middle, { timeout: 20_000 }).toBeLessThan(150)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SM-18 list, filters and pages are all there, whatever view was asked for', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${krakow}&widok=mapa`)
    await expect(list(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.locator('summary').filter({ hasText: 'Filtry' }).click()
    await page.getByRole('checkbox', { name: 'Wolne miejsca' }).check()
    await page.getByRole('button', { name: 'Zastosuj' }).click()
    await expect(page).toHaveURL(/wolne-miejsca=tak/)
    await page.goto(krakow)
    await page.getByRole('link', { name: /Następna/ }).click()
    await expect(page).toHaveURL(/miasto=malopolskie\/krakow&page=2/)
  })
})
