import { importsOf } from './imports.ts'
import { resolveImport, type Sources } from './violations.ts'

/** Import of a plugin's file by another plugin, or by the rest of the repository (`null`). */
export interface PluginImport {
  readonly file: string
  readonly importer: string | null
  readonly plugin: string
}

const pluginOf = (file: string): string | null => /^plugins\/([^/]+)\//.exec(file)?.[1] ?? null

/** Lists the imports of plugins from outside, without those of the generated lists. */
export const pluginImports = (sources: Sources): readonly PluginImport[] =>
  [...sources]
    // Parses only files that can reach another folder of plugins.
    .filter(([file, source]) => !file.endsWith('.gen.ts') && /plugins\/|\.\.\/\.\.\//.test(source))
    .flatMap(([file, source]) =>
      importsOf(file, source).flatMap(({ target }) => {
        const plugin = pluginOf(resolveImport(file, target, sources) ?? '')
        const importer = pluginOf(file)
        return plugin && plugin !== '*' && plugin !== importer ? [{ file, importer, plugin }] : []
      }),
    )

/** Returns `file: text` for each file outside the plugin in which a text occurs. */
export const mentionsOf = (plugin: string, texts: readonly string[], sources: Sources): readonly string[] =>
  [...sources].flatMap(([file, source]) =>
    pluginOf(file) === plugin ? [] : texts.filter((text) => source.includes(text)).map((text) => `${file}: ${text}`),
  )
