import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeTable } from '#adapters/gazetteer/built-table.ts'
import { tryExclusive, waitForLock } from '#adapters/postgres/embedded/locks.ts'
import { builtFiles, builtFolders } from '#cli/built-code.ts'
import { buildsFolder, retainedBuilds } from '#web/server/builds/retained-builds.ts'
import { buildTypefaces } from '#web/tooling/fonts/build-typefaces.ts'
import { archiveBuild } from './builds/archive-build.ts'
import { readRouteRules } from './builds/read-route-rules.ts'
import { writePluginLists } from './write-plugin-lists.ts'

const root = path.resolve(import.meta.dirname, '../..')
const outDir = path.join(root, 'dist/web')
const stamp = path.join(outDir, '.stamp')
const buildsDir = buildsFolder(root)
// Vike disables itself when it detects a test runner.
const environmentWithoutVitest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))

/** Folders of the packages of typefaces among which themes choose; Onest, which each page has, is built with the styles. */
const typefaces = (): readonly string[] => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource') && !name.endsWith('/onest'))
  return names.map((name) => path.join(root, 'node_modules', name))
}

const runVite = (config: string, buildId: string): boolean => {
  const vite = path.join(root, 'node_modules/.bin/vite')
  const { status } = spawnSync(process.execPath, [vite, 'build', '-c', config, '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environmentWithoutVitest, NODE_ENV: 'production', BUILD_ID: buildId },
  })
  return status === 0
}

/**
 * Writes the plugin lists and builds the web part and the server's bundle, unless the existing build has the same
 * sources. Returns the errors.
 */
export const build = async ({ force = false } = {}): Promise<readonly string[]> => {
  mkdirSync(path.join(root, 'dist'), { recursive: true })
  // Two processes starting in one folder must not build at the same time.
  const lock = await waitForLock(() => tryExclusive(path.join(root, 'dist/.build')), 'the build', 300)
  try {
    const errors = await writePluginLists()
    if (errors.length) return errors
    const sources = hashSources()
    const id = sources.slice(0, 16)
    if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources && retainedBuilds(buildsDir)[0]?.id === id) {
      // Commands compare the times of files with that of the stamp.
      writeFileSync(stamp, sources)
      return []
    }
    rmSync(stamp, { force: true })
    for (const config of ['web/vite.config.ts', 'config/tooling/server-bundle/vite.config.ts'])
      if (!runVite(config, id)) return [`vite build -c ${config} failed`]
    await writeTable()
    await buildTypefaces(typefaces(), path.join(root, 'dist/server/typefaces'))
    const matcher = readRouteRules(path.join(outDir, 'server/static-renderer.mjs'))
    archiveBuild(buildsDir, path.join(outDir, 'client/assets'), { id, timestamp: Date.now(), matcher })
    copyFileSync(path.join(root, 'plugins/list.ts'), path.join(root, 'dist/server/list.ts'))
    writeFileSync(stamp, sources)
    return []
  } finally {
    lock.release()
  }
}

// Hashes contents, not times: a clone, a copy or a branch switch changes modification times.
const hashSources = (): string => {
  const hash = createHash('sha256').update(process.version)
  const files = globSync([`{${builtFolders.join()}}/**/*`, ...builtFiles], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\.(test|spec)\.tsx?$|^web\/e2e\//.test(file))
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

if (import.meta.main) {
  const errors = await build({ force: process.argv.includes('--force') })
  for (const line of errors) console.error(line)
  process.exitCode = errors.length ? 1 : 0
}
