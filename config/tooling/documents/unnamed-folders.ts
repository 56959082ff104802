import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ignored = /^(\.|node_modules$|dist$)/

/** Returns the folders beside a README that it does not name in backticks: `core/moderation`. */
export const unnamedFolders = (root: string, readme: string): readonly string[] => {
  const folder = path.dirname(readme)
  const text = readFileSync(path.join(root, readme), 'utf8')
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ignored.test(entry.name))
    .map(({ name }) => path.posix.join(folder, name))
    .filter((one) => !names(text, one))
    .filter((one) => !existsSync(path.join(root, one, 'plugin.ts')))
}

/** Tells if a text names a folder, by its path or as a name with a slash: `config/lint`, `lint/`. */
const names = (text: string, folder: string) =>
  [`\`${folder}\``, `\`${folder}/`, `\`${path.posix.basename(folder)}/`].some((one) => text.includes(one))
