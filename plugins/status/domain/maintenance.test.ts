import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { canBeAnnounced, NewMaintenance, parseDateTime } from './maintenance.ts'

test('RT-02 reads a time without a zone as Warsaw time, summer time included', () => {
  expect(
    ['2026-11-22T22:00', '2026-07-01T22:00', '2026-07-01T22:00Z', '2026-07-01T22:00:30+05:00'].map((text) =>
      parseDateTime(text).toISOString(),
    ),
  ).toEqual(['2026-11-22T21:00:00.000Z', '2026-07-01T20:00:00.000Z', '2026-07-01T22:00:00.000Z', '2026-07-01T17:00:30.000Z'])
})

test('RT-02 accepts a moment with a zone in each of its spellings, and no day outside the calendar', () => {
  for (const from of [
    '2026-11-22T22:00Z',
    '2026-11-22T22:00:00.000Z',
    '2026-11-22 23:00:00+01:00',
    '2026-11-22T23:00+0100',
    '2026-11-22T23:00 +01',
    '2026-11-22t22:00z',
  ]) {
    const input = { from, to: '2026-11-24T01:00', message: 'Przerwa' }
    expect([from, decodeInput(NewMaintenance, input)]).toEqual([from, { value: input }])
    expect([from, parseDateTime(from).toISOString()]).toEqual([from, '2026-11-22T22:00:00.000Z'])
  }
  for (const from of ['2026-02-30T22:00', '2026-13-01T22:00Z', '2026-11-22T24:00Z', '2026-11-22', '2026-11-22T22:00+99:00', 'jutro'])
    expect(decodeInput(NewMaintenance, { from, to: from, message: 'Przerwa' })).toMatchObject({
      schema: { from: ['MOMENT_FIELD_INVALID'] },
    })
})

test('RT-02 rejects maintenance that is over or ends before it begins, and accepts one that is running', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
  expect([canBeAnnounced(at(10), at(12), at(9)), canBeAnnounced(at(10), at(12), at(11))]).toEqual([true, true])
  expect([canBeAnnounced(at(10), at(12), at(12)), canBeAnnounced(at(12), at(10), at(9)), canBeAnnounced(at(10), at(10), at(9))]).toEqual([
    false,
    false,
    false,
  ])
})
