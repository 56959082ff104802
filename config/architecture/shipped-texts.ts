import { importsOf } from './imports.ts'
import type { TextUse } from './text-keys.ts'
import { resolveImport, type Sources } from './violations.ts'

/** Modules whose imports belong to no page in particular: lists of all plugins. */
const isList = (file: string) => /^plugins\/[^/]+\.gen\.tsx?$/.test(file)

/** Returns a module and all that it loads, at once or later. */
export const loadedModules = (sources: Sources, entries: readonly string[]): readonly string[] => {
  const seen = new Set(entries)
  for (const file of seen) {
    const source = sources.get(file)
    if (source === undefined || isList(file)) continue
    for (const { target, type } of importsOf(file, source)) {
      const found = type ? undefined : resolveImport(file, target, sources)
      if (found !== undefined && sources.has(found)) seen.add(found)
    }
  }
  return [...seen]
}

/**
 * Returns the messages that modules need: keys in full, and all that a pattern may become. Those of errors come as texts
 * with the server's answer.
 */
export const neededKeys = (uses: readonly TextUse[], keys: readonly string[]): ReadonlySet<string> => {
  const prefixes = uses.flatMap(({ patterns }) => patterns.map(([prefix]) => `${prefix}.`))
  const literals = new Set(uses.flatMap(({ words }) => [...words]))
  const isText = (key: string) => literals.has(key) && !key.startsWith('error/')
  return new Set(keys.filter((key) => isText(key) || prefixes.some((prefix) => key.startsWith(prefix))))
}

/** Tells if one of the prefixes sends a message, as the translator picks them (`adapters/i18n/translator.ts`). */
export const isSent = (key: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`) || key.startsWith(`${prefix}_`))
