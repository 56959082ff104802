import type { Plugin } from './define-plugin.ts'

/** The plugins cannot be started; `message` names who needs whom. */
export class BadPlugins extends Error {}

/** Plugins in the order of their needs. A missing need, a cycle or a name given twice is refused, naming both. */
export const inDependencyOrder = (plugins: readonly Plugin[]): readonly Plugin[] => {
  const byName = new Map(plugins.map((plugin) => [plugin.name, plugin]))
  if (byName.size < plugins.length)
    throw new BadPlugins(`Two plugins have one name: ${plugins.map(({ name }) => name).find((name, at, all) => all.indexOf(name) !== at)}`)
  const ordered: Plugin[] = []
  const visit = (plugin: Plugin, chain: readonly string[]) => {
    if (ordered.includes(plugin)) return
    if (chain.includes(plugin.name)) throw new BadPlugins(`Plugins need each other in a circle: ${[...chain, plugin.name].join(' → ')}`)
    for (const need of plugin.dependsOn ?? []) {
      const needed = byName.get(need)
      if (!needed) throw new BadPlugins(`Plugin ${plugin.name} depends on plugin ${need}, which is not in the list`)
      visit(needed, [...chain, plugin.name])
    }
    ordered.push(plugin)
  }
  for (const plugin of plugins) visit(plugin, [])
  return ordered
}
