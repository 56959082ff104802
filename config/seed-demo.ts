import { Effect } from 'effect'
import type { Platform } from './platform.ts'

/** Whether no facility is there yet. */
export const isEmpty = async ({ orm }: Platform): Promise<boolean> =>
  (await orm.em.fork().execute<object[]>('select 1 from facility limit 1')).length === 0

/** What plugins say of the demo to whoever starts the product with it; nothing where no facility is made up. */
export const demoTold = async ({ orm, plugins }: Platform): Promise<readonly string[]> => {
  const made = await orm.em.fork().execute<object[]>('select 1 from facility where made limit 1')
  return made.length ? plugins.flatMap(({ demoInstructions: demoTells = [] }) => demoTells) : []
}

/** Runs the demo seeds of all plugins in the order of needs; returns the plugins that had one. */
export const seedDemo = async (platform: Platform): Promise<readonly string[]> => {
  const seeds = platform.plugins.flatMap(({ name, demoSeed: demo }) => (demo ? [{ name, seed: platform.find(demo) }] : []))
  for (const { seed } of seeds) await Effect.runPromise(seed())
  return seeds.map(({ name }) => name)
}
