import type { Plugin } from './define-plugin.ts'
import { BadPlugins } from './dependency-order.ts'
import { themeFaults } from './theme-faults.ts'

/** Fails with `BadPlugins` for a theme without all tokens: every page of a site with it would fail. */
export const checkThemes = (plugins: readonly Pick<Plugin, 'name' | 'themes'>[]): void => {
  for (const { name, themes = [] } of plugins)
    for (const fault of themes.flatMap(themeFaults))
      throw new BadPlugins(`Theme of plugin ${name}: ${fault}. \`npx kredka theme check ${name}\` names all that is wrong.`)
}
