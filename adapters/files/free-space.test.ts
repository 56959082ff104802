import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkFreeSpace } from './free-space.ts'

test('reports a full disk, and none for a folder that does not exist yet', async () => {
  const withFree = (bytes: number) => checkFreeSpace('/data', async () => ({ bavail: bytes / 4096, bsize: 4096 }))
  expect([await withFree(0), await withFree(1 << 20), await withFree(1 << 30)]).toEqual(['full', 'full', null])
  expect(await checkFreeSpace(path.join(tmpdir(), 'kredka-nothing-here'))).toBeNull()
})
