import { Effect } from 'effect'
import type { Platform } from './platform.ts'

/** Whether no facility is there yet. */
export const isEmpty = async ({ orm }: Platform): Promise<boolean> =>
  (await orm.em.fork().execute<object[]>('select 1 from facility limit 1')).length === 0

/** Runs the demo seeds of all plugins in the order of needs; returns the plugins that had one. */
export const seedDemo = async (platform: Platform): Promise<readonly string[]> => {
  const seeds = platform.plugins.flatMap(({ name, demo }) => (demo ? [{ name, seed: platform.find(demo) }] : []))
  for (const { seed } of seeds) await Effect.runPromise(seed())
  return seeds.map(({ name }) => name)
}
