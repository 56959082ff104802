import { Exit, Schema } from 'effect'
import type { Plugin } from './define-plugin.ts'
import { variablesBegin } from './names.ts'
import { BadPlugins } from './order.ts'

/** What the environment says to plugins: their values by variable, under the plugin's name. */
export type SettingValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Where a variable stands that a plugin wants: the platform's own, or another plugin's. */
const namesRefused = (plugins: readonly Plugin[], platformsOwn: readonly string[]): readonly string[] => {
  const owners = new Map(platformsOwn.map((name) => [name, 'the platform']))
  return plugins.flatMap(({ name: plugin, settings }) => {
    if (!settings) return []
    const wrong = settings.plugin === plugin ? [] : [`Plugin ${plugin} has the settings of plugin ${settings.plugin}`]
    for (const name of Object.keys(settings.variables)) {
      const owner = owners.get(name)
      if (owner) wrong.push(`Plugin ${plugin} declares the setting ${name}, which belongs to ${owner}`)
      else owners.set(name, `plugin ${plugin}`)
      if (!name.startsWith(variablesBegin(plugin)))
        wrong.push(`Plugin ${plugin} declares the setting ${name}, whose name does not begin with ${variablesBegin(plugin)}`)
    }
    return wrong
  })
}

/**
 * Reads the settings of all plugins. `wrong`: a line for each variable that does not say what is expected. A name that is not the plugin's to
 * give is no matter of the operator's: `BadPlugins`, naming both who want it.
 */
export const readSettings = (
  plugins: readonly Plugin[],
  variables: Readonly<Record<string, string | undefined>>,
  platformsOwn: readonly string[],
): { readonly values: SettingValues; readonly wrong: readonly string[] } => {
  const refused = namesRefused(plugins, platformsOwn)
  if (refused.length) throw new BadPlugins(refused.join('\n'))
  const wrong: string[] = []
  const values: Record<string, Readonly<Record<string, unknown>>> = {}
  for (const { name: plugin, settings } of plugins) {
    if (!settings) continue
    const read = Object.entries(settings.variables).map(([name, { schema: reads, description: tells, default: absent }]) => {
      if (!variables[name]) return [name, absent]
      const exit = Schema.decodeUnknownExit(reads)(variables[name])
      if (Exit.isSuccess(exit)) return [name, exit.value]
      wrong.push(`${name}: expected ${tells}`)
      return []
    })
    values[plugin] = Object.fromEntries(read)
  }
  return { values, wrong }
}
