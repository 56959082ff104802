import { Effect } from 'effect'
import type { LoadSeedSize } from '#core/plugin/define-plugin.ts'
import type { Platform } from './platform.ts'

/** Runs the load seeds of all plugins in dependency order; returns the names of the plugins that have one. */
export const seedScale = async (platform: Platform, size: LoadSeedSize): Promise<readonly string[]> => {
  const seeds = platform.plugins.flatMap(({ name, loadSeed }) => (loadSeed ? [{ name, seed: platform.find(loadSeed) }] : []))
  for (const { seed } of seeds) await Effect.runPromise(seed(size))
  return seeds.map(({ name }) => name)
}
