import { expect, test } from 'vitest'
import { decisionOutcomes } from '../contract/reasons.ts'
import { appealUntil, isAppealable } from './decision.ts'
import { ownAddress } from './own-address.ts'

test('RP-05 six months are six calendar months; the 31st ends with the last day of a shorter one', () => {
  expect(appealUntil('2026-11-22T10:00:00.000Z')).toBe('2027-05-22T10:00:00.000Z')
  expect(appealUntil('2026-08-31T10:00:00.000Z')).toBe('2027-02-28T10:00:00.000Z')
})

test('RP-05 the side that lost may appeal, until the time is over', () => {
  const decided_at = '2026-11-22T10:00:00.000Z'
  const until = new Date('2027-05-22T10:00:00.000Z')
  for (const outcome of decisionOutcomes) {
    expect(isAppealable({ outcome, decided_at }, 'author', until)).toBe(outcome !== 'dismissed')
    expect(isAppealable({ outcome, decided_at }, 'reporter', until)).toBe(outcome === 'dismissed')
    expect(isAppealable({ outcome, decided_at }, 'author', new Date(until.getTime() + 1))).toBe(false)
  }
})

test('RP-06 addresses of this site are read in any language, others are not', () => {
  const site = 'https://kredka.test'
  expect(ownAddress('https://kredka.test/uk/placowka/bajka/opinie/?page=2#opinia-1', site)).toEqual({
    path: '/placowka/bajka/opinie',
    fragment: 'opinia-1',
  })
  expect(ownAddress('https://kredka.test/', site)).toEqual({ path: '/', fragment: '' })
  for (const url of ['https://kredka.test.evil.test/placowka/bajka', 'https://evil.test/kredka.test', 'rubbish'])
    expect(ownAddress(url, site)).toBeNull()
})
