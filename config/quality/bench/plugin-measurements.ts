import { existsSync } from 'node:fs'
import { pluginNames } from '#plugins/list.ts'
import type { Measurement } from './measurement.ts'

/** Runs the measurements of plugins: `measure` in `plugins/{name}/testing/bench.ts`. */
export const measurePlugins = async (): Promise<readonly Measurement[]> => {
  const files = pluginNames
    .map((name) => new URL(`../../../plugins/${name}/testing/bench.ts`, import.meta.url))
    .filter((file) => existsSync(file))
  const modules = await Promise.all(files.map(({ href }) => import(href) as Promise<{ readonly measure: () => readonly Measurement[] }>))
  return modules.flatMap(({ measure }) => measure())
}
