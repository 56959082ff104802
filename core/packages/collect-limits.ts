import { BadPlugins } from '#core/plugin/dependency-order.ts'
import { facilityLimits } from './facility-limits.ts'
import type { Limit } from './limit.ts'

/** Collects the limits of core and of all plugins. Fails with `BadPlugins` for a key that two of them declare. */
export const limitsOf = (plugins: readonly { readonly name: string; readonly limits?: readonly Limit[] }[]): readonly Limit[] => {
  const owners = new Map(Object.values(facilityLimits).map(({ key }) => [key, 'core']))
  for (const { name, limits = [] } of plugins)
    for (const { key } of limits) {
      const owner = owners.get(key)
      if (owner) throw new BadPlugins(`Plugins ${owner} and ${name} both declare the limit ${key}`)
      owners.set(key, name)
    }
  return [...Object.values(facilityLimits), ...plugins.flatMap(({ limits = [] }) => limits)]
}
