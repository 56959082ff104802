import { type Browser, expect, type Page, test } from 'playwright/test'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress, uniqueAddressHeaders } from '#web/e2e/client-address.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

const calendar = '/strefa-nauczyciela/kalendarz'
const main = (page: Page) => page.getByRole('main')

/** Page of a visitor without an account and without JavaScript. */
const visitorOf = async (browser: Browser) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await setUniqueAddress(page)
  return page
}

/** Page of a demo account that calls the API as this account. */
const apiOf = async (browser: Browser, account: string) => {
  const page = await (await browser.newContext()).newPage()
  await setUniqueAddress(page)
  const { jwt } = await signIn(page.context(), `${account}@demo.test`, 'Demo!2345')
  const call = async (method: string, path: string, data?: object) => {
    const headers = { ...uniqueAddressHeaders(), authorization: `Bearer ${jwt}` }
    const response = await page.request.fetch(path, { method, headers, ...(data && { data }) })
    expect(response.status(), `${path}: ${await response.text()}`).toBeLessThan(300)
    return response.json()
  }
  return { page, call }
}

/** Id of the tag of a day. */
const tagOfDay = async ({ request }: Page, key: string): Promise<string> => {
  const { items } = await (await request.get('/api/v1/tag?category=type_date_event&limit=100')).json()
  return items.find((tag: { readonly key: string }) => tag.key === key).id
}

test('ST-07 the blog is turned by pages, filtered by topic and read without JavaScript; heads announce feeds and the article', async ({
  browser,
}) => {
  const visitor = await visitorOf(browser)
  await visitor.goto('/blog')
  const posts = main(visitor)
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('heading') })
  await expect(posts).toHaveCount(10)
  await main(visitor).getByRole('link', { name: 'Następna' }).click()
  await expect(visitor).toHaveURL(/\/blog\?page=2$/)
  await expect(posts).not.toHaveCount(0)
  await visitor.goto('/blog')
  await main(visitor)
    .getByRole('link', { name: /^Emocje/ })
    .click()
  await expect(visitor).toHaveURL(/\/blog\?temat=emocje$/)
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog$/)
  await main(visitor).getByRole('link', { name: 'Adaptacja bez pośpiechu: pierwsze dwa tygodnie w przedszkolu' }).click()
  await expect(main(visitor).getByText('Tekst: Redakcja Kredki')).toBeVisible()
  await main(visitor).getByRole('link', { name: 'Rozpoczęcie roku przedszkolnego' }).click()
  await expect(visitor).toHaveURL(`${calendar}/rozpoczecie-roku-przedszkolnego`)
  await visitor.goBack()

  const { jsonLd } = parsePage(await visitor.content())
  const [article] = jsonLd.filter((one) => one['@type'] === 'BlogPosting')
  expect(article).toMatchObject({ headline: expect.stringContaining('Adaptacja'), author: { '@type': 'Person', name: 'Redakcja Kredki' } })
  await expect(visitor.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  const image = (await visitor.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  expect((await visitor.request.get(new URL(image).pathname)).headers()['content-type']).toBe('image/png')
  for (const type of ['rss', 'atom']) {
    const announced = await visitor.locator(`link[rel="alternate"][type="application/${type}+xml"]`).getAttribute('href')
    expect(await main(visitor).getByRole('link', { name: type, exact: false }).first().getAttribute('href')).toBe(announced)
    expect(await (await visitor.request.get(announced ?? '')).text()).toContain('Adaptacja bez pośpiechu')
  }
})

test('ST-07 contests of both sections: what is open until when, then what is over, each with its page', async ({ browser }) => {
  const visitor = await visitorOf(browser)
  await visitor.goto('/konkursy')
  const open = main(visitor).getByRole('region', { name: 'Trwają' })
  await expect(open.getByRole('heading', { level: 3 })).toHaveText([/^Konkurs: zakładka/, /^Konkurs dla rodzin/])
  await expect(open.getByRole('listitem').first()).toContainText(/Dla nauczycieli.*Konkurs trwa do .*Zostało \d+ dni/s)
  await expect(main(visitor).getByRole('region', { name: 'Zakończone' })).toContainText('Konkurs plastyczny: ptak z mojej okolicy')
  await open.getByRole('link', { name: /^Konkurs: zakładka/ }).click()
  await expect(visitor).toHaveURL(/\/strefa-nauczyciela\/konkurs-zakladka/)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Konkurs: zakładka')
})

test('NE-04 the calendar leads to the days of the year, and a day to its materials; an unknown day does not exist', async ({ browser }) => {
  const visitor = await visitorOf(browser)
  await visitor.goto(calendar)
  await expect(main(visitor).getByRole('list', { name: 'Miesiące' }).getByRole('heading', { level: 2 })).toHaveCount(12)
  const november = main(visitor).getByRole('list', { name: /^listopad/ })
  await expect(november.getByRole('listitem')).toContainText([
    /Narodowe Święto.*11 listopada/,
    /Pluszowego Misia/,
    /Andrzejki.*29 listopada/,
  ])
  await november.getByRole('link', { name: 'Andrzejki' }).click()
  await expect(visitor).toHaveURL(`${calendar}/andrzejki`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Andrzejki' })).toBeVisible()
  await expect(main(visitor)).toContainText(/W tym roku szkolnym.* 29 listopada \d{4}/s)
  await main(visitor).getByRole('link', { name: 'Andrzejkowe wróżby' }).click()
  await expect(visitor).toHaveURL('/strefa-nauczyciela/andrzejkowe-wrozby')
  expect((await visitor.goto(`${calendar}/nie-ma-takiego-dnia`))?.status()).toBe(404)
})

test('NE-04 a post of a facility with the tag of a day is in the list of that day, with the facility, and is gone once it is deleted', async ({
  browser,
}) => {
  const { page: owner, call } = await apiOf(browser, 'wlasciciel')
  const [, facility_id = ''] =
    /data-edit="([^"]+)"/.exec(await (await owner.request.get('/placowka/sloneczko-przedszkole-krakow')).text()) ?? []
  const title = `Dzień Ziemi w ogrodzie ${Date.now()}`
  const day = `${calendar}/dzien-ziemi`
  const visitor = await visitorOf(browser)
  await visitor.goto(day)
  await expect(main(visitor).getByRole('link', { name: title })).toHaveCount(0)
  const tag_ids = [await tagOfDay(owner, 'earth_day')]
  const content = documentOfText('Sadzimy drzewo.')
  const { id } = await call('POST', '/api/v1/news', { facility_id, kind: 'relation', title, content, tag_ids, status: 'published' })
  const listed = main(visitor).getByRole('listitem').filter({ hasText: title })
  await expect(async () => {
    await visitor.goto(day)
    await expect(listed).toContainText(/Relacja.*Słoneczko, Kraków/s, { timeout: 500 })
  }).toPass()
  await listed.getByRole('link', { name: title }).click()
  await expect(visitor).toHaveURL(/\/placowka\/sloneczko-przedszkole-krakow\/aktualnosci\/dzien-ziemi-w-ogrodzie/)
  await call('DELETE', `/api/v1/news/${id}`)
  await expect(async () => {
    await visitor.goto(day)
    await expect(listed).toHaveCount(0, { timeout: 500 })
  }).toPass()
})

test('TZ-05 SP-03 support sees a teacher’s material as readers will, what looks private in it, and its files, and accepts it', async ({
  browser,
}) => {
  const { call, page: teacher } = await apiOf(browser, 'opiekunka')
  const title = `Misiowe sekrety ${Date.now()}`
  const { slug } = await call('POST', '/api/v1/material', {
    title,
    content: documentOfText('Rysujemy misie. Pytania: 601 234 567.'),
    tag_ids: [await tagOfDay(teacher, 'teddy_bear_day')],
    licence: 'cc-by',
    author_name: 'Anna N.',
    status: 'pending',
  })
  const { page: desk } = await apiOf(browser, 'support')
  await desk.goto('/support/shadow?kind=material')
  await desk.getByRole('region', { name: 'Kolejka' }).getByRole('link', { name: title }).click()
  const review = desk.getByRole('region', { name: title })
  await expect(review).toContainText('numer telefonu: „601 234 567”')
  await expect(review.getByRole('definition')).toContainText([
    'Anna N.',
    'CC BY 4.0',
    'wszyscy',
    'nie ma zdjęć',
    'Światowy Dzień Pluszowego Misia',
  ])
  await expect(review.getByRole('article').getByRole('heading', { name: title })).toBeVisible()
  expect(await axeViolations(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Przyjmij' }).click()
  await expect(desk.getByTestId('toasts').getByRole('status')).toContainText('Decyzja zapisana')
  const visitor = await visitorOf(browser)
  await expect(async () => expect((await visitor.goto(`/strefa-nauczyciela/${slug}`))?.status()).toBe(200)).toPass()
})
