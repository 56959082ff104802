import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder that all files of a run share, removed at its end. */
    sharedFolder: string
  }
}

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-shared-'))
  // When this process is root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  provide('sharedFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
