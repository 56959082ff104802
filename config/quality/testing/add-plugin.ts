import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a plugin's files, by path, into a copy of the working tree and adds it to `plugins/list.ts`. */
export const addPlugin = (folder: string, name: string, files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const list = path.join(folder, 'plugins/list.ts')
  writeFileSync(list, readFileSync(list, 'utf8').replace(`] as const`, `  '${name}',\n] as const`))
}
