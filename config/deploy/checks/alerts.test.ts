import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { brokenReferences, readTree } from '../../tooling/documents/document-links.ts'
import { readExposedMetrics } from './exposed-metrics.ts'
import { metricNames } from './metric-names.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const prometheus = path.resolve(import.meta.dirname, '../prometheus')

interface Alert {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}

interface AlertTest {
  readonly alert_rule_test?: readonly { readonly alertname: string; readonly exp_alerts: readonly object[] }[]
}

const readYaml = (file: string) => load(readFileSync(path.join(prometheus, file), 'utf8'))
const rules = readYaml('rules.yml') as { readonly groups: readonly { readonly rules: readonly Alert[] }[] }
const alerts = rules.groups.flatMap((group) => group.rules)

test('PL-20 the rules of Prometheus name only metrics that the product has', async () => {
  const exposed = await readExposedMetrics()
  const unknown = alerts.flatMap(({ alert, expr }) =>
    metricNames(expr)
      .filter((name) => name !== 'up' && !exposed.has(name))
      .map((name) => `${alert}: ${name}`),
  )
  expect([alerts.length, unknown]).toEqual([12, []])
})

test('each alert leads to a heading of a runbook', () => {
  const links = alerts.map(({ alert, annotations: { runbook } }) => `[${alert}](${runbook})`)
  expect(brokenReferences([{ file: 'config/deploy/README.md', text: links.join('\n') }], readTree(root))).toEqual([])
})

test('for each alert there are series with which it fires', () => {
  const { tests } = readYaml('rules-test.yml') as { readonly tests: readonly AlertTest[] }
  const fired = tests.flatMap(({ alert_rule_test: all = [] }) =>
    all.filter(({ exp_alerts: expected }) => expected.length > 0).map(({ alertname }) => alertname),
  )
  expect([...new Set(fired)].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
})

test.each([
  ['sum by (le) (rate(kredka_a_bucket{route!~"/x|up"}[5m])) > 1', ['kredka_a_bucket']],
  ['(a < on () group_left () max(b offset 10s)) and on (instance) c == 1', ['a', 'b', 'c']],
  ['min(a) > 26 * 3600 or (absent(a) and on () up{job="kredka"} == 1)', ['a', 'up']],
  ['histogram_quantile(0.99, sum by (le) (rate(a[$__rate_interval])))', ['a']],
])('reads the metrics of %s', (expression, names) => {
  expect(metricNames(expression)).toEqual(names)
})
