import { Exit, Schema } from 'effect'
import type { Plugin } from './define-plugin.ts'
import { BadPlugins } from './dependency-order.ts'
import { settingPrefix } from './names.ts'

/** Values of all plugins' settings, by plugin and variable. */
export type SettingValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Errors of declared names: variables that belong to the platform or another plugin. */
const ownershipErrors = (plugins: readonly Plugin[], platformVariables: readonly string[]): readonly string[] => {
  const owners = new Map(platformVariables.map((name) => [name, 'the platform']))
  return plugins.flatMap(({ name: plugin, settings }) => {
    if (!settings) return []
    const errors = settings.plugin === plugin ? [] : [`Plugin ${plugin} has the settings of plugin ${settings.plugin}`]
    for (const name of Object.keys(settings.variables)) {
      const owner = owners.get(name)
      if (owner) errors.push(`Plugin ${plugin} declares the setting ${name}, which belongs to ${owner}`)
      else owners.set(name, `plugin ${plugin}`)
      if (!name.startsWith(settingPrefix(plugin)))
        errors.push(`Plugin ${plugin} declares the setting ${name}, whose name does not begin with ${settingPrefix(plugin)}`)
    }
    return errors
  })
}

/**
 * Reads the settings of all plugins. `errors` has a line for each variable with an invalid value. A variable that is
 * not the plugin's to declare is a programming error: `BadPlugins`, naming both owners.
 */
export const readSettings = (
  plugins: readonly Plugin[],
  variables: Readonly<Record<string, string | undefined>>,
  platformVariables: readonly string[],
): { readonly values: SettingValues; readonly errors: readonly string[] } => {
  const conflicts = ownershipErrors(plugins, platformVariables)
  if (conflicts.length) throw new BadPlugins(conflicts.join('\n'))
  const errors: string[] = []
  const values: Record<string, Readonly<Record<string, unknown>>> = {}
  for (const { name: plugin, settings } of plugins) {
    if (!settings) continue
    const read = Object.entries(settings.variables).map(([name, { schema, description, default: fallback }]) => {
      if (!variables[name]) return [name, fallback]
      const exit = Schema.decodeUnknownExit(schema)(variables[name])
      if (Exit.isSuccess(exit)) return [name, exit.value]
      errors.push(`${name}: expected ${description}`)
      return []
    })
    values[plugin] = Object.fromEntries(read)
  }
  return { values, errors }
}
