import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '../../..')

/** Returns the environment variables that plugins have in tests (`plugins/x/testing/variables.ts`). */
export const loadPluginVariables = async (): Promise<Readonly<Record<string, string>>> => {
  const all: Record<string, string> = {}
  for (const file of globSync('plugins/*/testing/variables.ts', { cwd: root }).toSorted()) {
    const { variables }: { readonly variables: Readonly<Record<string, string>> } = await import(pathToFileURL(path.join(root, file)).href)
    Object.assign(all, variables)
  }
  return all
}
