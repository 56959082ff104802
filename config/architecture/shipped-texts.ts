import { importsOf } from './imports.ts'
import type { TextUse } from './text-keys.ts'
import { resolveImport, type Sources } from './violations.ts'

/** Modules whose imports belong to no page in particular: lists of all plugins. */
const isList = (file: string) => /^plugins\/[^/]+\.gen\.tsx?$/.test(file)

/** Returns a function that finds a module and all that it loads, at once or later; each module is parsed once. */
export const makeModuleGraph = (sources: Sources): ((entries: readonly string[]) => readonly string[]) => {
  const known = new Map<string, readonly string[]>()
  const readImports = (file: string): readonly string[] => {
    const source = sources.get(file)
    if (source === undefined || isList(file)) return []
    return importsOf(file, source).flatMap(({ target, type }) => {
      const found = type ? undefined : resolveImport(file, target, sources)
      return found !== undefined && sources.has(found) ? [found] : []
    })
  }
  return (entries) => {
    const seen = new Set(entries)
    for (const file of seen) for (const found of known.getOrInsertComputed(file, readImports)) seen.add(found)
    return [...seen]
  }
}

/**
 * Returns the messages that a module needs: keys in full, and all that a pattern may become. Those of errors come as
 * texts with the server's answer.
 */
export const neededKeys = ({ words, patterns }: TextUse, keys: readonly string[]): readonly string[] => {
  const prefixes = patterns.map(([prefix]) => `${prefix}.`)
  return keys.filter((key) => (words.has(key) && !key.startsWith('error/')) || prefixes.some((prefix) => key.startsWith(prefix)))
}

/** Tells if one of the prefixes sends a message, as the translator picks them (`adapters/i18n/translator.ts`). */
export const isSent = (key: string, prefixes: readonly string[]): boolean =>
  prefixes.some(
    (prefix) =>
      (prefix.startsWith('*.') && isSent(key.slice(key.indexOf('.') + 1), [prefix.slice(2)])) ||
      key === prefix ||
      key.startsWith(`${prefix}.`) ||
      key.startsWith(`${prefix}_`),
  )
