import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { matrixObjects, type MatrixPart } from '#core/plugin/matrix.ts'
import { plugin as doors } from '../testing/door-probe/plugin.ts'
import { makeCast } from '../testing/matrix/cast.ts'
import { matrixParts } from '../testing/matrix/parts.ts'
import { makePlay } from '../testing/matrix/play.ts'
import { readMatrix } from '../testing/matrix/table.ts'
import { type Served, served } from '../testing/served.ts'

const lines = readMatrix(new URL('matrix.md', import.meta.url))
let product: Served
let parts: MatrixPart
let play: Awaited<ReturnType<typeof makePlay>>
beforeAll(async () => {
  product = await served({ more: [doors], jobs: false })
  parts = await matrixParts()
  play = await makePlay(product, await makeCast(product), parts)
  await vi.waitFor(async () => expect((await product.post('/api/v1/geo-search', { query: 'war' })).status).toBe(200), { timeout: 90_000 })
})
afterAll(() => product.end())

test('PL-07 AP-04 every row has its lines, and every line its row', () => {
  const rows = product.platform.plugins.flatMap(({ routes = [] }) => routes).map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(parts).toSorted()).toEqual(rows.toSorted())
  const called = Object.entries(parts).flatMap(([row, calls]) =>
    matrixObjects.filter((object) => calls[object]).map((object) => `${row}, ${object}`),
  )
  expect(lines.map(({ row, object }) => `${row}, ${object}`).toSorted()).toEqual(called.toSorted())
})

test.each(lines)('PL-07 AP-04 $row, $object: every cell', async (line) => {
  const told: string[] = []
  for (const { column } of line.cells) told.push(`${column}: ${await play(line, column)}`)
  expect(told).toEqual(line.cells.map(({ column, status, words }) => [`${column}:`, status, words].join(' ').trimEnd()))
})
