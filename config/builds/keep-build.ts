import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildsList, type KeptBuild, keptBuilds } from '#web/builds/kept-builds.ts'

/** How many builds are kept, the current one included (decisions §22). */
const keptCount = 5

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [path.relative(folder, path.join(entry.parentPath, entry.name))] : [],
      )
    : []

/**
 * Keeps a build beside the earlier ones: its browser files, whose names bear their hash, go from `assets` into the common `folder/assets`,
 * and what no kept build names goes. A build made again keeps its first timestamp, since what is said of it may be cached for ever.
 */
export const keepBuild = (folder: string, assets: string, build: Omit<KeptBuild, 'files'>): void => {
  const earlier = keptBuilds(folder)
  const known = earlier.find(({ id }) => id === build.id)
  const files = filesIn(assets)
  for (const file of files) {
    const to = path.join(folder, 'assets', file)
    mkdirSync(path.dirname(to), { recursive: true })
    if (!existsSync(to)) copyFileSync(path.join(assets, file), to, constants.COPYFILE_FICLONE)
  }
  const kept = [{ ...build, timestamp: known?.timestamp ?? build.timestamp, files }, ...earlier.filter(({ id }) => id !== build.id)].slice(
    0,
    keptCount,
  )
  mkdirSync(folder, { recursive: true })
  // Whole or not at all: a server may be reading.
  writeFileSync(`${buildsList(folder)}.new`, JSON.stringify(kept))
  renameSync(`${buildsList(folder)}.new`, buildsList(folder))
  const named = new Set(kept.flatMap(({ files }) => files))
  for (const file of filesIn(path.join(folder, 'assets'))) if (!named.has(file)) rmSync(path.join(folder, 'assets', file))
}
