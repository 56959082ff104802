import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { readExposedMetrics } from './exposed-metrics.ts'
import { metricNames } from './metric-names.ts'

/** Part of the format of Grafana that the dashboard uses. */
const Dashboard = Schema.Struct({
  uid: Schema.NonEmptyString,
  title: Schema.NonEmptyString,
  schemaVersion: Schema.Int,
  templating: Schema.Struct({ list: Schema.Array(Schema.Struct({ name: Schema.String, type: Schema.Literals(['datasource']) })) }),
  panels: Schema.Array(
    Schema.Struct({
      id: Schema.Int,
      type: Schema.Literals(['timeseries', 'stat']),
      title: Schema.NonEmptyString,
      datasource: Schema.Struct({ type: Schema.Literals(['prometheus']), uid: Schema.Literals(['$' + '{source}']) }),
      gridPos: Schema.Struct({ x: Schema.Int, y: Schema.Int, w: Schema.Int, h: Schema.Int }),
      targets: Schema.Array(Schema.Struct({ refId: Schema.String, expr: Schema.NonEmptyString, legendFormat: Schema.NonEmptyString })),
    }),
  ),
})

const read = () =>
  Schema.decodeUnknownSync(Dashboard)(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../grafana/dashboard.json'), 'utf8')))

test('PL-20 the dashboard has the form of Grafana, and its panels stand side by side', () => {
  const { panels, templating } = read()
  expect(templating.list.map(({ name }) => name)).toEqual(['source'])
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const places = panels.map(({ gridPos: { x, y, w } }) => {
    expect(x + w).toBeLessThanOrEqual(24)
    return `${x} ${y}`
  })
  expect(new Set(places).size).toBe(panels.length)
})

test('every expression of the dashboard reads metrics that the product has', async () => {
  const exposed = await readExposedMetrics()
  const unknown = read().panels.flatMap(({ title, targets }) =>
    targets
      .flatMap(({ expr }) => metricNames(expr))
      .filter((name) => !exposed.has(name))
      .map((name) => `${title}: ${name}`),
  )
  expect(unknown).toEqual([])
})
