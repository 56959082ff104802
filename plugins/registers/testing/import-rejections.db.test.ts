import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { binaryFile, commaSeparated, emptyFile, headerOnly, lastRowShort, truncated, withoutColumn } from './broken-files.ts'
import { firstFile, firstText, importFixture } from './zlobki-import-fixture.ts'

const { folder, importFailure, rowsOf, state, take, writeFile } = importFixture()

describe('rejects broken files with one line, and writes nothing', () => {
  test.each([
    ['a missing column', 'zlobki-2025-02-22.csv', () => withoutColumn(firstText, 'Miejscowość'), /lacks the column "Miejscowość"/],
    ['an empty file', 'leer-2025-02-22.csv', emptyFile, /is empty/],
    ['a header only', 'kopf-2025-02-22.csv', () => headerOnly(firstText), /no rows/],
    ['a truncated file', 'ab-2025-02-22.csv', () => truncated(firstText), /breaks off|cannot be read/],
    [
      'a last row with fewer columns',
      'kurz-2025-02-22.csv',
      () => lastRowShort(firstText),
      /breaks off: its last row \(line \d+\) has 5 columns of 37/,
    ],
    ['a wrong separator', 'komma-2025-02-22.csv', () => commaSeparated(firstText), /separated by commas, expected semicolons/],
    ['a binary file', 'zip-2025-02-22.csv', binaryFile, /binary/],
    ['a name without a date', 'rejestr.csv', () => firstText, /contains no date/],
  ])('%s', async (_, name, content, message) => {
    const failure = await importFailure(writeFile(name, content()))
    expect(failure).toMatchObject({ kind: 'malformed' })
    expect(failure?.detail).toMatch(message)
    expect(failure?.detail).not.toContain('\n')
    expect((await state()).facilities).toEqual([])
    expect(await rowsOf('select 1 from registers_batch')).toEqual([])
  })

  test('rejects a missing file, a future date and an invalid date', async () => {
    expect((await importFailure(path.join(folder, 'nirgends.csv')))?.detail).toMatch(/There is no file/)
    expect((await importFailure(firstFile, { edition: '2999-01-01' }))?.detail).toMatch(/future/)
    expect((await importFailure(firstFile, { edition: '2025-02-30' }))?.detail).toMatch(/no day of the calendar/)
  })

  test('SP-09 support is told of a file that could not be imported, and not of a missing file or a dry run', async () => {
    const notices = () =>
      rowsOf<{ register: string; reason: string }>(
        `select event->>'register' register, event->>'reason' reason from outbox where name = 'registers.import-failed'`,
      )
    const before = (await notices()).length
    await importFailure(path.join(folder, 'nirgends.csv'))
    const broken = writeFile('ab-2025-02-23.csv', truncated(firstText))
    await importFailure(broken, { dryRun: true })
    expect(await notices()).toHaveLength(before)
    const failure = await importFailure(broken)
    expect((await notices()).at(-1)).toEqual({ register: 'zlobki', reason: failure?.detail })
  })

  test('stops if more than 5 % of the facilities are missing; continues with allowGone', async () => {
    await take(firstFile)
    const before = await state()
    const lines = firstText.trimEnd().split('\n')
    const shrunk = writeFile('zlobki-2025-10-01.csv', [...lines.slice(0, 8), ...lines.slice(14)].join('\n'))
    expect(await importFailure(shrunk)).toMatchObject({ _tag: 'TooManyGone', kind: 'stopped' })
    expect(await state()).toEqual(before)
    expect((await take(shrunk, { allowGone: 20 })).gone).toBeGreaterThan(3)
  })

  test('rejects a file with fewer than 80 % of the rows known before as truncated', async () => {
    await take(firstFile)
    const cut = writeFile('zlobki-2025-11-01.csv', firstText.split('\n').slice(0, 42).join('\n'))
    expect((await importFailure(cut, {}))?.detail).toMatch(/seems broken off|would be closed/)
  })
})
