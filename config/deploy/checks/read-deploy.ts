import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '..')

/** Reads a file of `config/deploy`. */
export const readDeploy = (file: string): string => readFileSync(path.join(folder, file), 'utf8')

/** Returns the files of `config/deploy`, without tests and pages. */
export const deployFiles = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(md|ts)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

/** Returns the settings of a unit of systemd or of variables, by name; a name that stands twice has both values. */
export const settingsOf = (text: string): ReadonlyMap<string, readonly string[]> => {
  const settings = new Map<string, string[]>()
  for (const [, name = '', value = ''] of text.matchAll(/^([A-Za-z_]+)=(.*)$/gm)) settings.set(name, [...(settings.get(name) ?? []), value])
  return settings
}
