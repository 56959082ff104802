import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MatrixCalls, matrixObjects } from '#core/plugin/matrix.ts'
import { plugin as accessFixture } from '../testing/access-fixture/plugin.ts'
import { loadExamples, nameOf } from '../testing/examples/load-examples.ts'
import { loadMatrixParts } from '../testing/matrix/load-matrix-parts.ts'
import { createPersonas } from '../testing/matrix/personas.ts'
import { readMatrix } from '../testing/matrix/read-matrix.ts'
import { makeRunCase } from '../testing/matrix/run-case.ts'
import { startProduct, type TestProduct } from '../testing/product.ts'
import { plugin as reviewFixture } from '../testing/review-fixture/plugin.ts'
import { waitForSearchIndex } from '../testing/wait-for-search-index.ts'

const lines = readMatrix()
let product: TestProduct
let parts: MatrixCalls
let runCase: Awaited<ReturnType<typeof makeRunCase>>
beforeAll(async () => {
  product = await startProduct({ extraPlugins: [accessFixture, reviewFixture], jobs: false })
  parts = await loadMatrixParts()
  runCase = await makeRunCase(product, await createPersonas(product), parts)
  await waitForSearchIndex(product)
})
afterAll(() => product.end())

test('PL-07 AP-04 every route has lines in the matrix, and every line a route', async () => {
  const converted = new Set((await loadExamples()).flatMap(({ examples }) => examples.map(nameOf)))
  const routes = product.platform.plugins
    .flatMap(({ endpoints = [] }) => endpoints)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !converted.has(name))
  expect(Object.keys(parts).toSorted()).toEqual(routes.toSorted())
  const called = Object.entries(parts).flatMap(([route, calls]) =>
    matrixObjects.filter((object) => calls[object]).map((object) => `${route}, ${object}`),
  )
  expect(lines.map(({ route, object }) => `${route}, ${object}`).toSorted()).toEqual(called.toSorted())
})

test.each(lines)('PL-07 AP-04 $route, $object: every cell', async (line) => {
  const results: string[] = []
  for (const cell of line.cells) results.push(`${cell.column}: ${await runCase(line, cell)}`)
  expect(results).toEqual(line.cells.map(({ column, status, detail }) => [`${column}:`, status, detail].join(' ').trimEnd()))
})
