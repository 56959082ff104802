import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildsList, type RetainedBuild, retainedBuilds } from '#web/server/builds/retained-builds.ts'

/** Number of retained builds, including the current one (decisions §22). */
const maxBuilds = 5

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [path.relative(folder, path.join(entry.parentPath, entry.name))] : [],
      )
    : []

/**
 * Archives a build beside earlier ones: copies its browser files, whose names contain a hash, from `assets` to the
 * shared `folder/assets`, and deletes files that no retained build uses. A repeated build keeps its first timestamp,
 * because responses about it may be cached forever.
 */
export const archiveBuild = (folder: string, assets: string, build: Omit<RetainedBuild, 'files'>): void => {
  const earlier = retainedBuilds(folder)
  const existing = earlier.find(({ id }) => id === build.id)
  const files = filesIn(assets)
  for (const file of files) {
    const to = path.join(folder, 'assets', file)
    mkdirSync(path.dirname(to), { recursive: true })
    if (!existsSync(to)) copyFileSync(path.join(assets, file), to, constants.COPYFILE_FICLONE)
  }
  const builds = [
    { ...build, timestamp: existing?.timestamp ?? build.timestamp, files },
    ...earlier.filter(({ id }) => id !== build.id),
  ].slice(0, maxBuilds)
  mkdirSync(folder, { recursive: true })
  // Written atomically, because a server may be reading it.
  writeFileSync(`${buildsList(folder)}.new`, JSON.stringify(builds))
  renameSync(`${buildsList(folder)}.new`, buildsList(folder))
  const retainedFiles = new Set(builds.flatMap(({ files }) => files))
  for (const file of filesIn(path.join(folder, 'assets'))) if (!retainedFiles.has(file)) rmSync(path.join(folder, 'assets', file))
}
