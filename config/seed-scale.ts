import { Effect } from 'effect'
import type { LoadSeedSize } from '#core/plugin/define-plugin.ts'
import type { Platform } from './platform.ts'

/** Runs the scale seeds of all plugins in the order of needs; returns the plugins that had one. */
export const seedScale = async (platform: Platform, size: LoadSeedSize): Promise<readonly string[]> => {
  const seeds = platform.plugins.flatMap(({ name, loadSeed: scale }) => (scale ? [{ name, seed: platform.find(scale) }] : []))
  for (const { seed } of seeds) await Effect.runPromise(seed(size))
  return seeds.map(({ name }) => name)
}
