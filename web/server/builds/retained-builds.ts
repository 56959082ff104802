import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Matcher } from './route-matcher.ts'

/** A build whose browser files are still served. */
export interface RetainedBuild {
  /** Hash of the sources; the same on every machine. */
  readonly id: string
  /** When it was first built on this machine, milliseconds since 1970. */
  readonly timestamp: number
  readonly matcher: Matcher
  /** Paths of its browser files within `assets/`. */
  readonly files: readonly string[]
}

/** Returns the folder of the retained builds in the repository `root`. */
export const buildsFolder = (root: string): string => path.join(root, 'dist/builds')

/** Returns the path of the list of builds in that folder. */
export const buildsList = (folder: string): string => path.join(folder, 'builds.json')

/** Reads the retained builds, the current one first; none when nothing was built. */
export const retainedBuilds = (folder: string): readonly RetainedBuild[] =>
  existsSync(buildsList(folder)) ? (JSON.parse(readFileSync(buildsList(folder), 'utf8')) as readonly RetainedBuild[]) : []
