import { Effect } from 'effect'
import type { Platform } from './platform.ts'

/** Returns whether the database has no facility yet. */
export const isEmpty = async ({ orm }: Platform): Promise<boolean> =>
  (await orm.em.fork().execute<object[]>('select 1 from facility limit 1')).length === 0

/** Returns the plugins' instructions for the demo, printed at start; empty when the database has no synthetic facilities. */
export const demoInstructionsOf = async ({ orm, plugins }: Platform, publicUrl: string): Promise<readonly string[]> => {
  const synthetic = await orm.em.fork().execute<object[]>('select 1 from facility where made limit 1')
  const lines = plugins.flatMap(({ demoInstructions: instructions = [] }) => instructions)
  return synthetic.length ? lines.map((line) => (typeof line === 'string' ? line : line(publicUrl))) : []
}

/** Runs the demo seeds of all plugins in dependency order; returns the names of the plugins that have one. */
export const seedDemo = async (platform: Platform): Promise<readonly string[]> => {
  const seeds = platform.plugins.flatMap(({ name, demoSeed }) => (demoSeed ? [{ name, seed: platform.find(demoSeed) }] : []))
  for (const { seed } of seeds) await Effect.runPromise(seed())
  return seeds.map(({ name }) => name)
}
