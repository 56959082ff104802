import { expect, test } from 'vitest'
import { usualFamily } from '../../contract/family.ts'
import { parseFamily } from './stored-family.ts'

test('EX-01 what a browser has stored is read; what is invalid in it is as usual', () => {
  const family = {
    born: '2025-03',
    siblings: 2,
    siblingAt: ['one'],
    disability: true,
    largeFamily: true,
    singleParent: true,
    days: 3,
    hours: 7,
    home: { voivodeship: 'malopolskie', county: 'Kraków', commune: 'Kraków' },
  }
  expect(parseFamily(JSON.stringify(family))).toEqual(family)
  const invalid = {
    born: '2025-13',
    siblings: -1,
    siblingAt: 'one',
    disability: 'yes',
    largeFamily: 1,
    singleParent: null,
    days: 8,
    hours: 0.5,
    home: { voivodeship: 'malopolskie' },
  }
  expect(parseFamily(JSON.stringify(invalid))).toEqual(usualFamily)
  for (const text of [null, '', '{', '[]', 'null', '7', '{"siblingAt":[1],"home":7}']) expect(parseFamily(text)).toEqual(usualFamily)
})
