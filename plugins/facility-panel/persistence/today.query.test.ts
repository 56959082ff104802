import { expect, test } from 'vitest'
import { dataToday } from './today.query.ts'

const lines = (found: object) =>
  dataToday.lines(found as never, new Date()).flatMap(({ kind, text, order }) => (kind === 'way' ? [] : [`${kind} ${text} ${order}`]))
const known = { old: false, fee: true, counted: '2026-11-28', aged: false }

test('WK-01 OW-17 the start page asks for a fee before free places, and tells old data and decisions of support', () => {
  expect(lines(known)).toEqual([])
  expect(lines({ old: false, fee: false, aged: false })).toEqual([
    'advice facility-panel.today.fee 20',
    'advice facility-panel.today.uncounted 30',
  ])
  expect(lines({ ...known, aged: true })).toEqual(['advice facility-panel.today.aged 30'])
  expect(lines({ ...known, old: true, stated: '2026-01-02', shadow: 'rejected' })).toEqual([
    'waiting facility-panel.today.rejected 7',
    'waiting facility-panel.today.old 70',
  ])
  expect(lines({ ...known, shadow: 'pending' })).toEqual(['going facility-panel.today.pending 10'])
})
