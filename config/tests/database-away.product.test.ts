import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage } from '../testing/html.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
beforeAll(async () => {
  product = await served({ editions: 1, cuttable: true })
})
afterAll(() => product.end())

test('with the database: the process lives and is ready', async () => {
  expect(await (await product.get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await product.get('/readyz')).status).toBe(200)
})

test('database away: pages and calls are 503 with Retry-After, the process lives; back: all is well again', async () => {
  const [facility] = await rowsOf<{ id: string; slug: string }>(product.platform, 'select id, slug from facility where active limit 1')
  const paths = ['/zlobki/mazowieckie/warszawa', `/uk/placowka/${facility?.slug}`, '/zrodla-danych']
  await product.platform.line?.cut()

  for (const path of paths) {
    const answer = await product.get(path)
    expect([path, answer.status, Number(answer.headers.get('retry-after')) > 0, answer.headers.get('cache-control')]).toEqual([
      path,
      503,
      true,
      'no-store',
    ])
    const page = readPage(await answer.text())
    expect([path, page.headings.length, page.text.includes('ECONN')]).toEqual([path, 1, false])
  }
  const call = await product.get(`/api/facility/list/${facility?.id}`)
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await call.json()).toMatchObject({ code: 'error/unavailable', message: 'Serwis jest chwilowo niedostępny' })
  expect((await product.get('/readyz')).status).toBe(503)
  expect((await product.get('/healthz')).status).toBe(200)
  // What needs no database is there all the same.
  expect((await product.get('/')).status).toBe(200)

  await product.platform.line?.mend()
  for (const path of paths) expect([path, (await product.get(path)).status]).toEqual([path, 200])
  expect((await product.get('/readyz')).status).toBe(200)
})
