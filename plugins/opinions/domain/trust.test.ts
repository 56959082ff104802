import { expect, test } from 'vitest'
import { type Evidence, monthsBetween, trustOf } from './trust.ts'

const nothing: Evidence = { code: false, membership: false, document: false, acceptedOpinions: 1, monthsSinceFirst: 0, upheldReports: 0 }

test.each([
  ['an e-mail address alone verifies nothing', {}, 'unverified', 'none'],
  ['neither do many opinions and years', { acceptedOpinions: 9, monthsSinceFirst: 60 }, 'unverified', 'none'],
  ['a printed code', { code: true }, 'verified', 'code'],
  ['an approved membership', { membership: true }, 'verified', 'membership'],
  ['a document', { document: true }, 'verified', 'document'],
  ['the strongest evidence is named', { code: true, membership: true, document: true }, 'verified', 'document'],
  ['membership before code', { code: true, membership: true }, 'verified', 'membership'],
  ['two opinions in eleven months', { code: true, acceptedOpinions: 2, monthsSinceFirst: 11 }, 'verified', 'code'],
  ['three opinions', { code: true, acceptedOpinions: 3 }, 'trusted', 'code'],
  ['twelve months', { membership: true, monthsSinceFirst: 12 }, 'trusted', 'membership'],
  ['an upheld report', { document: true, acceptedOpinions: 5, monthsSinceFirst: 24, upheldReports: 1 }, 'verified', 'document'],
] as const)('OP-07 %s', (_, over, trust, trust_method) => {
  expect(trustOf({ ...nothing, ...over })).toEqual({ trust, trust_method })
})

test('OP-07 months are whole ones', () => {
  const now = new Date('2026-11-23T10:00:00.000Z')
  expect(
    ['2025-11-23T10:00:00Z', '2025-11-24T10:00:00Z', '2026-11-01T00:00:00Z', '2027-01-01T00:00:00Z'].map((from) =>
      monthsBetween(from, now),
    ),
  ).toEqual([12, 11, 0, 0])
})
