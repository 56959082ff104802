import { expect, test } from 'vitest'
import { parsePage } from '../testing/parse-page.ts'
import { rowsOf } from '../testing/platform.ts'
import { startProduct } from '../testing/product.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const product = startForTests(() => startProduct({ editions: 1, withDatabaseProxy: true }))

test('while the database is reachable the process is alive and ready', async () => {
  expect(await (await product.get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await product.get('/readyz')).status).toBe(200)
})

test('while the database is unreachable pages and API respond with 503 and Retry-After, and the process is alive; afterwards everything works again', async () => {
  const [facility] = await rowsOf<{ id: string; slug: string }>(product.platform, 'select id, slug from facility where active limit 1')
  const paths = ['/zlobki/mazowieckie/warszawa', `/uk/placowka/${facility?.slug}`, '/zrodla-danych']
  await product.platform.databaseProxy?.disconnect()

  for (const path of paths) {
    const response = await product.get(path)
    expect([path, response.status, Number(response.headers.get('retry-after')) > 0, response.headers.get('cache-control')]).toEqual([
      path,
      503,
      true,
      'no-store',
    ])
    const page = parsePage(await response.text())
    expect([path, page.headings.length, page.text.includes('ECONN')]).toEqual([path, 1, false])
  }
  const call = await product.get(`/api/facility/list/${facility?.id}`)
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await call.json()).toMatchObject({ code: 'error/unavailable', message: 'Serwis jest chwilowo niedostępny' })
  expect((await product.get('/readyz')).status).toBe(503)
  expect((await product.get('/healthz')).status).toBe(200)
  // A page that needs no database is still served.
  expect((await product.get('/')).status).toBe(200)

  await product.platform.databaseProxy?.reconnect()
  for (const path of paths) expect([path, (await product.get(path)).status]).toEqual([path, 200])
  expect((await product.get('/readyz')).status).toBe(200)
})
