import path from 'node:path'
import { expect, test } from 'vitest'
import { plugins } from '#plugins/server.gen.ts'
import { readSources } from './violations.ts'

const sources = readSources(path.resolve(import.meta.dirname, '../..'))

test('SP-02 every kind of rows that takes part in merges is described by a test of its plugin, rows without an account by one of its own', () => {
  const kinds = plugins.flatMap(({ name, mergedKinds = [] }) => mergedKinds.map(({ kind }) => ({ name, kind })))
  const isDescribed = ({ name, kind }: (typeof kinds)[number]) =>
    [...sources].some(
      ([file, text]) =>
        file.startsWith(`plugins/${name}/testing/`) &&
        (text.includes(`describeMergedKind('${kind}'`) || (text.includes('undoMerge(') && text.includes(`kind: '${kind}'`))),
    )
  expect(kinds.length).toBeGreaterThan(0)
  expect(kinds.filter((one) => !isDescribed(one))).toEqual([])
})
