import { expect, test } from 'vitest'
import { usualFamily } from '../../contract/family.ts'
import { parseFamily } from './stored-family.ts'

test('EX-01 what a browser has stored is read; what is invalid in it is as usual', () => {
  const family = { born: '2025-03', siblings: 2, disability: true, days: 3, hours: 7, resident: true }
  expect(parseFamily(JSON.stringify(family))).toEqual(family)
  expect(parseFamily(JSON.stringify({ born: '2025-13', siblings: -1, disability: 'yes', days: 8, hours: 0.5, resident: 1 }))).toEqual(
    usualFamily,
  )
  for (const text of [null, '', '{', '[]', 'null', '7']) expect(parseFamily(text)).toEqual(usualFamily)
})
