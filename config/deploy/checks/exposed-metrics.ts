import { Effect } from 'effect'
import { plugins } from '#plugins/server.gen.ts'
import { makePlatformMetrics, openSocketsGauge } from '../../app/make-metrics.ts'
import { operationGauges } from '../../app/operation-gauges.ts'

/** Endings of the series of a histogram. */
const histogramSeries = ['_bucket', '_sum', '_count']

/** Finds nothing: gauges without a value are named all the same. */
const findNothing = () => (() => Effect.die('no value')) as never

/** Returns the names of all series at `/metrics`. */
export const readExposedMetrics = async (): Promise<ReadonlySet<string>> => {
  const operation = operationGauges({ find: findNothing, checks: () => ({}), dataDir: '/', publicUrl: 'https://kredka.test' })
  const text = await makePlatformMetrics(plugins, findNothing, [openSocketsGauge(() => []), ...operation]).text()
  return new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? histogramSeries.map((ending) => name + ending) : [name],
    ),
  )
}
