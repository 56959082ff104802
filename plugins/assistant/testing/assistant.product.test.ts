import { beforeAll, expect, test, vi } from 'vitest'
import { demoData, rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { waitForSearchIndex } from '#config/quality/testing/wait-for-search-index.ts'
import { connectWebSocket } from '#config/quality/testing/websocket-client.ts'
import type { Answer } from '../contract/answer.ts'

const product = startForTests(() => startProduct({ data: demoData }))
const path = '/api/v1/ai/ask'
const label = 'Odpowiedź przygotowana automatycznie z danych w spisie'
beforeAll(async () => {
  await waitForSearchIndex(product)
})

test('RT-04 the page without a facility is a field of the search, in each language, and its links lead there', async () => {
  for (const prefix of ['', '/uk', '/en']) {
    expect(await (await product.get(`${prefix}/asystent`)).text()).toMatch(new RegExp(`<form [^>]*action="${prefix}/szukaj"`))
    const answer = await product.get(`${prefix}/asystent?q=${encodeURIComponent('żłobek do 900 zł')}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${prefix}/szukaj?q=%C5%BC%C5%82obek+do+900+z%C5%82`])
  }
  expect((await product.get('/asystent?placowka=nie-ma-takiej&q=x')).status).toBe(404)
})

test('RT-04 the box of a profile says before the first question that a machine answers, and is a form', async () => {
  const [facility = { slug: '' }] = await rowsOf<{ slug: string }>(product.platform, 'select slug from facility where active limit 1')
  const profile = await (await product.get(`/placowka/${facility.slug}`)).text()
  expect(profile).toContain('Odpowiada automat, tylko z danych w spisie')
  expect(profile).toMatch(/<form [^>]*action="\/asystent"/)
  expect(profile).toContain(`name="placowka" value="${facility.slug}"`)
  const answer = await (await product.get(`/asystent?q=${encodeURIComponent('jaki adres?')}&placowka=${facility.slug}`)).text()
  for (const text of [label, 'Adres:', 'Źródła']) expect(answer).toContain(text)
})

test('RT-04 over the API a sentence becomes filters, and nothing leaves the server without a model', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const input = 'przedszkole z angielskim i basenem ale nie droższe niż 1800 zł, Warszawa'
  const response = await product.post(path, { task: 'search', input, language: 'pl' })
  expect(response.status).toBe(200)
  // The product runs in this process.
  expect(fetch.mock.calls.filter(([url]) => !String(url).startsWith(product.url))).toEqual([])
  fetch.mockRestore()
  const { filters } = (await response.json()) as Answer
  expect(filters?.parts.map(({ kind }) => kind)).toEqual(['filter', 'filter', 'filter', 'filter', 'place'])
  expect(filters?.unmet).toEqual([])
})

test('RT-04 results that do not meet all conditions are said to be others, and keep no condition that they do not meet', async () => {
  const response = await product.post(path, { task: 'search', input: 'żłobek na Mokotowie do 2000 zł', language: 'pl' })
  const { filters } = (await response.json()) as Answer
  expect(filters?.parts.map(({ label }) => label)).toEqual(['żłobki', 'Mokotów, Warszawa'])
  expect(filters?.notes[0]).toBe('Nic nie spełnia wszystkich warunków')
  expect(filters?.notes[1]).toMatch(/^Bez warunku „do 2000 zł”: \d+ placów/)
})

test('RT-04 answers about a facility cite statements that exist', async () => {
  const [facility = { id: '', slug: '' }] = await rowsOf<{ id: string; slug: string }>(
    product.platform,
    'select id, slug from facility where active limit 1',
  )
  const response = await product.post(path, { task: 'ask', input: 'godziny, opłaty, adres, miejsca?', facility_id: facility.id })
  expect(response.status).toBe(200)
  const answer = (await response.json()) as Answer
  expect(answer.label).toBe(label)
  expect(answer.sentences.length).toBeGreaterThan(0)
  for (const { source, number, field } of answer.citations)
    expect(
      await rowsOf(
        product.platform,
        'select 1 from facility_statement where facility_id = ? and source = ? and number = ? and jsonb_exists(fields, ?)',
        [facility.id, source, number, field],
      ),
    ).toHaveLength(1)
})

test('RT-04 a websocket gets the provider first, then the answer with its label; two sockets get their own', async () => {
  const sockets = await Promise.all([0, 1].map(() => connectWebSocket(product.url, '/api/v1/ai/ws')))
  for (const [n, socket] of sockets.entries()) {
    socket.send({ type: 'auth' })
    socket.send({ type: 'ask', id: `q${n}`, data: { task: 'search', input: n === 0 ? 'żłobek do 900 zł' : 'przedszkole' } })
  }
  for (const [n, socket] of sockets.entries()) {
    const done = await socket.waitForFrame('done')
    expect(done).toMatchObject({ request: `q${n}`, data: { label } })
    const frames = socket.frames.filter(({ request }) => request !== undefined)
    expect(frames.map(({ type }) => type)).toEqual(['accepted', 'result', 'done'])
    expect(frames[0]?.data).toEqual({ provider: 'rules', label })
    expect((frames[1]?.data as Answer | undefined)?.filters?.parts).toHaveLength(n === 0 ? 2 : 1)
    socket.socket.close()
  }
})
