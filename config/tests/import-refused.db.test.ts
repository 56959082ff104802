import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  binaryFile,
  commaSeparated,
  emptyFile,
  headerOnly,
  lastRowShort,
  truncated,
  withoutColumn,
} from '#plugins/registers/testing/broken-files.ts'
import { first, imports, text } from '../testing/imports.ts'

const { folder, refusal, rowsOf, state, take, written } = imports()

describe('files that are refused: one clear line, nothing written', () => {
  test.each([
    ['a missing column', 'zlobki-2025-02-22.csv', () => withoutColumn(text, 'Miejscowość'), /lacks the column "Miejscowość"/],
    ['an empty file', 'leer-2025-02-22.csv', emptyFile, /is empty/],
    ['a header only', 'kopf-2025-02-22.csv', () => headerOnly(text), /no rows/],
    ['a file that breaks off', 'ab-2025-02-22.csv', () => truncated(text), /breaks off|cannot be read/],
    [
      'a last row with fewer columns',
      'kurz-2025-02-22.csv',
      () => lastRowShort(text),
      /breaks off: its last row \(line \d+\) has 5 columns of 37/,
    ],
    ['a wrong separator', 'komma-2025-02-22.csv', () => commaSeparated(text), /separated by commas, expected semicolons/],
    ['a binary file', 'zip-2025-02-22.csv', binaryFile, /binary/],
    ['a name without a date', 'rejestr.csv', () => text, /bears no date/],
  ])('%s', async (_, name, content, words) => {
    const failure = await refusal(written(name, content()))
    expect(failure).toMatchObject({ kind: 'malformed' })
    expect(failure?.detail).toMatch(words)
    expect(failure?.detail).not.toContain('\n')
    expect((await state()).facilities).toEqual([])
    expect(await rowsOf('select 1 from registers_batch')).toEqual([])
  })

  test('a file that is not there, a day to come, a day that is none', async () => {
    expect((await refusal(path.join(folder, 'nirgends.csv')))?.detail).toMatch(/There is no file/)
    expect((await refusal(first, { edition: '2999-01-01' }))?.detail).toMatch(/future/)
    expect((await refusal(first, { edition: '2025-02-30' }))?.detail).toMatch(/no day of the calendar/)
  })

  test('more than 5 % gone stops, and says how to go on; allowed, it goes on', async () => {
    await take(first)
    const before = await state()
    const lines = text.trimEnd().split('\n')
    const shrunk = written('zlobki-2025-10-01.csv', [...lines.slice(0, 8), ...lines.slice(14)].join('\n'))
    expect(await refusal(shrunk)).toMatchObject({ _tag: 'TooManyGone', kind: 'stopped' })
    expect(await state()).toEqual(before)
    expect((await take(shrunk, { allowGone: 20 })).gone).toBeGreaterThan(3)
  })

  test('fewer than 80 % of the rows known before is taken for a broken file', async () => {
    await take(first)
    const cut = written('zlobki-2025-11-01.csv', text.split('\n').slice(0, 42).join('\n'))
    expect((await refusal(cut, {}))?.detail).toMatch(/seems broken off|would be gone/)
  })
})
