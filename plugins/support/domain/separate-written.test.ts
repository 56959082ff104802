import { expect, test } from 'vitest'
import type { FacilityStatement } from '#core/facilities/facilities.port.ts'
import { restate } from '#core/facilities/statement.ts'
import { separateWritten } from './separate-written.ts'

const before: FacilityStatement = {
  facilityId: 'merged',
  source: 'owner',
  number: 'merged',
  statedOn: '2026-11-01',
  fields: { description: { value: 'Ogród' }, website: { value: 'https://promyk.test/', on: '2026-10-01' } },
  goneOn: null,
}
const moved: FacilityStatement = { ...before, facilityId: 'survivor', number: 'survivor' }
const later = (changes: Parameters<typeof restate>[1], on = '2026-11-20') => ({ ...moved, ...restate(moved, changes, on) })

test('SP-02 what nobody has changed since a merge leaves nothing to the facility that remained', () => {
  expect(separateWritten(before, moved)).toBeNull()
})

test('SP-02 changes after a merge stay with the facility that remained, all else was written before', () => {
  const rest = separateWritten(before, later({ phone: '+48600700800', description: 'Ogród i basen' }))
  expect(rest).toMatchObject({ facilityId: 'survivor', number: 'survivor' })
  expect(rest?.fields).toEqual({
    phone: { value: '+48600700800', on: '2026-11-20' },
    description: { value: 'Ogród i basen', on: '2026-11-20' },
  })
})

test('SP-02 a value that was stated again since, and a closing since, belong to the facility that remained; a value taken back leaves nothing', () => {
  expect(separateWritten(before, later({ description: 'Ogród' }))?.fields).toEqual({ description: { value: 'Ogród', on: '2026-11-20' } })
  expect(separateWritten(before, { ...moved, goneOn: '2026-11-20' })).toMatchObject({ fields: {}, goneOn: '2026-11-20' })
  expect(separateWritten(before, later({ description: null }))).toBeNull()
})
