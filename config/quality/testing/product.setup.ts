import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '../../tooling/build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder that all files of a run share, removed at its end. */
    sharedFolder: string
  }
}

/** Builds once, before all files, and provides the shared folder. A change of sources during a run does not mix two builds. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const errors = await build()
  if (errors.length) throw new Error(errors.join('\n'))
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-shared-'))
  // When this process is root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  provide('sharedFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
