import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ExistingNames, spellings } from './check-name.ts'

/** Template of a page for everybody whose data the operator writes, or of a form in the account of a user. */
export type TemplateName = 'template' | 'template-form'

const timestampPlaceholder = '00000000000000'

/** Reads the names in use from the plugins folder. */
export const readExistingNames = async (folder: string): Promise<ExistingNames> => {
  const { pluginNames } = (await import(pathToFileURL(path.join(folder, 'list.ts')).href)) as { pluginNames: readonly string[] }
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const pages = folders.map(({ name }) => path.join(folder, name, 'web/pages.ts')).filter((file) => existsSync(file))
  return {
    plugins: pluginNames,
    folders: folders.map(({ name }) => name),
    addresses: pages.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/route: '\/([a-z0-9-]+)/g)].flatMap(([, word]) => word ?? []),
    ),
  }
}

/** Copies a template to a new folder, its names and texts filled in; returns the files. */
export const copyTemplate = (templateName: string, to: string, fillTemplate: (text: string) => string): readonly string[] => {
  const template = path.join(import.meta.dirname, templateName)
  const files = globSync('**/*', { cwd: template, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
    .sort()
  for (const file of files) {
    const at = path.join(to, fillTemplate(file))
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, fillTemplate(readFileSync(path.join(template, file), 'utf8')), { flag: 'wx' })
  }
  return files.map(fillTemplate)
}

/** Writes the plugin's files, its entry in plugins/list.ts and its line in plugins/README.md; returns the files. */
export const writePlugin = (folder: string, name: string, templateName: TemplateName, now: Date): readonly string[] => {
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const files = copyTemplate(templateName, path.join(folder, name), (text) =>
    spellings(name).reduce(
      (filled, [placeholder, replacement]) => filled.replaceAll(placeholder, replacement),
      text.replaceAll(timestampPlaceholder, time),
    ),
  )
  const list = path.join(folder, 'list.ts')
  writeFileSync(list, readFileSync(list, 'utf8').replace(/^\] as const/m, `  '${name}',\n] as const`))
  // The table of the last area is the end of the file.
  appendFileSync(path.join(folder, 'README.md'), `| [${name}](${name}/README.md) | say here what it is for |\n`)
  formatPlugin(folder, name)
  return files
}

const biome = path.resolve(import.meta.dirname, '../../../node_modules/@biomejs/biome/bin/biome')

/** Sorts imports and breaks lines, which depend on the length of the name. */
export const formatPlugin = (folder: string, name: string): void => {
  execFileSync(process.execPath, [biome, 'check', '--write', name], { cwd: folder, stdio: 'pipe' })
}
