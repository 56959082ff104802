import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Folders whose files the build contains or depends on. */
export const builtFolders = [
  'core',
  'plugins',
  'web',
  'adapters',
  'cli',
  'migrations',
  'config/app',
  'config/architecture',
  'config/tooling/server-bundle',
] as const
/** Files beside them of which the same holds. */
export const builtFiles = ['package-lock.json', 'tsconfig.json'] as const

const newestChange = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((newest, entry) => {
    const at = path.join(entry.parentPath, entry.name)
    return Math.max(newest, entry.isDirectory() ? newestChange(at) : statSync(at).mtimeMs)
  }, statSync(folder).mtimeMs)

/** Returns false without a build, and for one with other plugins: the sources report what a changed list lacks. */
export const isBuilt = (): boolean => {
  try {
    return textOf('dist/server/list.ts') === textOf('plugins/list.ts')
  } catch {
    return false
  }
}

/** Tells if no source was changed, added or removed since the build; by the times of files, which a checkout or a copy renews. */
export const isUnchanged = (): boolean => {
  try {
    const built = statSync(path.join(root, 'dist/web/.stamp')).mtimeMs
    const changes = [
      ...builtFiles.map((name) => statSync(path.join(root, name)).mtimeMs),
      ...builtFolders.map((name) => newestChange(path.join(root, name))),
    ]
    return Math.max(...changes) <= built
  } catch {
    return false
  }
}
