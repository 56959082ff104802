import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './violations.ts'

const lineWidth = 140

test('comments fit into the width of a line, which the formatter does not check', () => {
  const tooLong = [...readSources(path.resolve(import.meta.dirname, '../..'))].flatMap(([file, text]) =>
    text
      .split('\n')
      .map((line, at) => ({ line, place: `${file}:${at + 1}` }))
      .filter(({ line }) => /^\s*(\/\/|\/\*\*|\*) /.test(line) && !line.includes('biome-ignore') && line.length > lineWidth)
      .map(({ place }) => place),
  )
  expect(tooLong).toEqual([])
})
