import { globSync } from 'node:fs'
import path from 'node:path'
import type { MatrixCalls } from '#core/plugin/matrix.ts'
import { matrix as accessFixture } from '../access-fixture/matrix.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** Loads the matrix calls of all installed plugins and of the access fixture, by route. */
export const loadMatrixParts = async (): Promise<MatrixCalls> => {
  const files = globSync('plugins/*/testing/matrix.ts', { cwd: root })
  const parts = await Promise.all(files.map(async (file) => ((await import(path.join(root, file))) as { matrix: MatrixCalls }).matrix))
  return Object.assign({}, accessFixture, ...parts) as MatrixCalls
}
