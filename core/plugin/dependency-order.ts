/** The plugins cannot be started; `message` names both sides of the dependency. */
export class BadPlugins extends Error {}

interface Dependent {
  readonly name: string
  readonly dependsOn?: readonly string[]
}

/** Sorts plugins by their dependencies. Fails with `BadPlugins` for a missing dependency, a cycle or a duplicate name. */
export const inDependencyOrder = <Plugin extends Dependent>(plugins: readonly Plugin[]): readonly Plugin[] => {
  const byName = new Map(plugins.map((plugin) => [plugin.name, plugin]))
  if (byName.size < plugins.length)
    throw new BadPlugins(`Two plugins have one name: ${plugins.map(({ name }) => name).find((name, at, all) => all.indexOf(name) !== at)}`)
  const ordered: Plugin[] = []
  const visit = (plugin: Plugin, chain: readonly string[]) => {
    if (ordered.includes(plugin)) return
    if (chain.includes(plugin.name)) throw new BadPlugins(`Plugins depend on each other in a cycle: ${[...chain, plugin.name].join(' → ')}`)
    for (const name of plugin.dependsOn ?? []) {
      const dependency = byName.get(name)
      if (!dependency) throw new BadPlugins(`Plugin ${plugin.name} depends on plugin ${name}, which is not in the list`)
      visit(dependency, [...chain, plugin.name])
    }
    ordered.push(plugin)
  }
  for (const plugin of plugins) visit(plugin, [])
  return ordered
}
