import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exclusive, waitFor } from '#adapters/postgres/embedded/locks.ts'
import { buildsFolder, keptBuilds } from '#web/builds/kept-builds.ts'
import { builtRules } from './builds/built-rules.ts'
import { keepBuild } from './builds/keep-build.ts'
import { writePluginLists } from './write-plugin-lists.ts'

const root = path.resolve(import.meta.dirname, '..')
const built = path.join(root, 'dist/web')
const stamp = path.join(built, '.stamp')
const kept = buildsFolder(root)
// Vike keeps out of the way where it sees a test runner.
const outsideTests = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))

/** Writes the plugin lists and builds the web part, unless what is built came from the same sources. Gives what went wrong. */
export const build = async ({ force = false } = {}): Promise<readonly string[]> => {
  mkdirSync(path.join(root, 'dist'), { recursive: true })
  // Two starts in one folder must not write into one another's build.
  const lock = await waitFor(() => exclusive(path.join(root, 'dist/.build')), 'the build', 300)
  try {
    const wrong = await writePluginLists()
    if (wrong.length) return wrong
    const sources = hashOfSources()
    const id = sources.slice(0, 16)
    if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources && keptBuilds(kept)[0]?.id === id) return []
    rmSync(stamp, { force: true })
    const vite = path.join(root, 'node_modules/.bin/vite')
    const { status } = spawnSync(process.execPath, [vite, 'build', '-c', 'web/vite.config.ts', '--logLevel', 'error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...outsideTests, NODE_ENV: 'production', BUILD_ID: id },
    })
    if (status !== 0) return ['vite build failed']
    const matcher = builtRules(path.join(built, 'server/reading.mjs'))
    keepBuild(kept, path.join(built, 'client/assets'), { id, timestamp: Date.now(), matcher })
    writeFileSync(stamp, sources)
    return []
  } finally {
    lock.release()
  }
}

// By content: a fresh clone, a copy and a changed branch give files any time they like.
const hashOfSources = (): string => {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(['{core,plugins,web,config/walls,adapters}/**/*', 'package-lock.json', 'tsconfig.json'], {
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
  const wrong = await build({ force: process.argv.includes('--force') })
  for (const line of wrong) console.error(line)
  process.exitCode = wrong.length ? 1 : 0
}
