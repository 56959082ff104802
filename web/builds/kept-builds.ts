import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Matcher } from './matcher.ts'

/** A build whose files are still served. */
export interface KeptBuild {
  /** The same for the same sources, on whatever machine. */
  readonly id: string
  /** When it was first made here, milliseconds since 1970. */
  readonly timestamp: number
  readonly matcher: Matcher
  /** Paths of its browser files inside `assets/`. */
  readonly files: readonly string[]
}

/** The folder in which the last builds are kept, inside the repository `root`. */
export const buildsFolder = (root: string): string => path.join(root, 'dist/builds')

/** The list of builds in that folder. */
export const buildsList = (folder: string): string => path.join(folder, 'builds.json')

/** The kept builds, the current one first; none where nothing was built. */
export const keptBuilds = (folder: string): readonly KeptBuild[] =>
  existsSync(buildsList(folder)) ? (JSON.parse(readFileSync(buildsList(folder), 'utf8')) as readonly KeptBuild[]) : []
