import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const shipped = path.resolve(import.meta.dirname, '../../../deploy')

/** Replacements of an operator in a file, by the text that stands in it. */
export type Replacements = Readonly<Record<string, string>>

/** Reads a file of `config/deploy` with other ports, folders and hosts; throws when one of them is not in it. */
export const readShipped = (file: string, replacements: Replacements = {}): string => {
  let text = readFileSync(path.join(shipped, file), 'utf8')
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`config/deploy/${file} has no ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** Writes a text into a folder that is created for it; returns the file. */
export const writeInto = (folder: string, name: string, text: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

/** Writes a file of `config/deploy` into a folder, as an operator copies it; returns the copy. */
export const copyShipped = (file: string, folder: string, replacements: Replacements = {}): string =>
  writeInto(folder, path.basename(file), readShipped(file, replacements))
