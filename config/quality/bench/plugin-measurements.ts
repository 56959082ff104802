import { existsSync } from 'node:fs'
import { makeTextIndexes } from '#adapters/search-index/text-index.ts'
import type { TextIndexes } from '#core/search/text-index.port.ts'
import { pluginNames } from '#plugins/list.ts'
import type { Measurement } from './measurement.ts'

/** Implementations of the product that plugins measure with their data. */
interface BenchPorts {
  readonly textIndexes: TextIndexes
}

interface BenchOfPlugin {
  readonly measure: (ports: BenchPorts) => readonly Measurement[]
}

/** Runs the measurements of plugins: `measure` in `plugins/{name}/testing/bench.ts`. */
export const measurePlugins = async (): Promise<readonly Measurement[]> => {
  const files = pluginNames
    .map((name) => new URL(`../../../plugins/${name}/testing/bench.ts`, import.meta.url))
    .filter((file) => existsSync(file))
  const modules = await Promise.all(files.map(({ href }) => import(href) as Promise<BenchOfPlugin>))
  const ports: BenchPorts = { textIndexes: makeTextIndexes() }
  return modules.flatMap(({ measure }) => measure(ports))
}
