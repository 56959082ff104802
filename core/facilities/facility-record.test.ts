import { describe, expect, test } from 'vitest'
import { activityOf, buildRecord } from './facility-record.ts'
import { type OwnershipKey, ownershipKeys } from './legal-type.ts'
import { type Statement, toStatedFields } from './statement.ts'

const recordContext = {
  id: 'f',
  locality: { voivodeship: 'mazowieckie', county: 'Warszawa', city: 'Warszawa', id: 'c', slug: 'warszawa', districts: { Wola: 'wola' } },
  typeTag: { id: 't', param: 'zlobek', category: 'zlobki' as const },
  featureTags: { accessible: 'a', garden: 'g' },
  ownershipTags: Object.fromEntries(ownershipKeys.map((key) => [key, `tag-${key}`])) as Record<OwnershipKey, string>,
}
const statementOf = (values: Parameters<typeof toStatedFields>[0], over: Partial<Statement> = {}): Statement => ({
  source: 'zlobki',
  number: '1/Z',
  statedOn: '2025-09-17',
  goneOn: null,
  fields: toStatedFields({ name: 'Miś', type: 'nursery', ...values }),
  ...over,
})

describe('building a facility record', () => {
  test('computes dated free places: capacity minus enrolled, at least 0', () => {
    expect(buildRecord([statementOf({ places: { places: 20, enrolled: 18 } })], recordContext)).toMatchObject({
      places: 20,
      enrolled: 18,
      free_places: 2,
      free_places_on: '2025-09-17',
    })
    expect(buildRecord([statementOf({ places: { places: 20, enrolled: 23 } })], recordContext)).toMatchObject({ free_places: 0 })
    expect(buildRecord([statementOf({ places: { places: 20, enrolled: null } })], recordContext)).toMatchObject({
      places: 20,
      free_places: null,
      free_places_on: null,
    })
  })

  test('takes the district slug from the city, features from facts, without tags that were deleted', () => {
    expect(buildRecord([statementOf({ district: 'Wola', accessible: true })], recordContext)).toMatchObject({
      district: 'Wola',
      district_slug: 'wola',
      features: ['a'],
      specialization: ['t'],
    })
    expect(buildRecord([statementOf({ accessible: false })], recordContext)).toMatchObject({ district: null, features: [] })
    expect(buildRecord([statementOf({ accessible: true, features: ['garden'] })], recordContext)).toMatchObject({ features: ['a', 'g'] })
    expect(buildRecord([statementOf({ features: ['moat', 'garden'] })], recordContext).features).toEqual(['g'])
  })

  test('TG-02 maps one legal type and many ownership tags; missing ones are empty', () => {
    expect(
      buildRecord([statementOf({ legal_type: 'communal', ownership: ['public', 'communal', 'montessori'] })], recordContext),
    ).toMatchObject({
      legal_type: 'communal',
      ownership: ['tag-public', 'tag-communal', 'tag-montessori'],
    })
    expect(buildRecord([statementOf({})], recordContext)).toMatchObject({ legal_type: null, ownership: [] })
  })

  test('PR-05 CA-09 what is doubted is unknown: no price, hours or point for order, filters and "open now"', () => {
    const doubts = [
      { about: 'fees.month', text: '1.00', reason: 'amount' },
      { about: 'hours', text: '00:06-17:00', reason: 'times' },
      { about: 'location', text: '21; 53', reason: 'far', kilometres: 94 },
    ] as const
    expect(buildRecord([statementOf({ doubts })], recordContext)).toMatchObject({
      fee_month: null,
      open_at: null,
      close_at: null,
      longitude: null,
      location_precision: null,
      completeness: 0,
    })
  })

  test('completeness is the percentage of known facts', () => {
    expect(buildRecord([statementOf({})], recordContext).completeness).toBe(0)
    expect(buildRecord([statementOf({ street: 'ul. Leśna', phone: '+48500000001' })], recordContext).completeness).toBe(25)
  })

  test('a facility that no source lists is inactive since the last one dropped it', () => {
    expect(activityOf([statementOf({}, { goneOn: '2025-01-01' }), statementOf({}, { goneOn: '2025-09-17' })])).toEqual({
      active: false,
      inactive_since: '2025-09-17',
    })
    expect(activityOf([statementOf({}, { goneOn: '2025-01-01' }), statementOf({})])).toEqual({ active: true, inactive_since: null })
  })

  test('a facility closed by the newest edition of its register is inactive, though an older layout still lists it', () => {
    const older = statementOf({}, { source: 'rspo', number: '7', statedOn: '2020-02-25' })
    const closed = statementOf({}, { source: 'rspo-geo', number: '7', statedOn: '2022-03-14', goneOn: '2023-09-01' })
    expect(activityOf([older, closed])).toEqual({ active: false, inactive_since: '2023-09-01' })
  })

  test('an owner does not keep open a facility closed by its register, but keeps open one that no register lists', () => {
    const owner = statementOf({}, { source: 'owner', number: 'f', statedOn: '2026-02-01' })
    const closed = statementOf({}, { goneOn: '2025-09-17' })
    expect(activityOf([closed, owner])).toEqual({ active: false, inactive_since: '2025-09-17' })
    expect(buildRecord([owner, closed], recordContext)).toMatchObject({ active: false, inactive_since: '2025-09-17' })
    expect(activityOf([statementOf({}), owner])).toEqual({ active: true, inactive_since: null })
    expect(activityOf([owner])).toEqual({ active: true, inactive_since: null })
  })

  test('the owner closes a facility that its register lists, and an invented one stays invented whatever its owner writes', () => {
    const owner = statementOf({}, { source: 'owner', number: 'f', goneOn: '2026-11-01' })
    expect(activityOf([statementOf({}), owner])).toEqual({ active: false, inactive_since: '2026-11-01' })
    const demo = statementOf({}, { source: 'demo' })
    expect(buildRecord([demo, { ...owner, goneOn: null }], recordContext).made).toBe(true)
    expect(buildRecord([{ ...owner, goneOn: null }], recordContext).made).toBe(false)
  })

  test('OW-10 of the facility’s own count of free places and the register’s, the newer one counts', () => {
    const register = statementOf({ places: { places: 20, enrolled: 18 } })
    const owner = (statedOn: string) =>
      statementOf({ vacancies: [{ group: '2-3', places: 4, from: null }] }, { source: 'owner', number: 'f', statedOn })
    expect(buildRecord([register, owner('2025-10-01')], recordContext)).toMatchObject({ free_places: 4, free_places_on: '2025-10-01' })
    expect(buildRecord([register, owner('2025-01-01')], recordContext)).toMatchObject({ free_places: 2, free_places_on: '2025-09-17' })
  })

  test('SP-02 what support has closed is closed, though its register lists it, until support opens it again', () => {
    const support = statementOf({}, { source: 'support', number: 'f', statedOn: '2026-02-01' })
    expect(activityOf([statementOf({}), { ...support, goneOn: '2026-02-01' }])).toEqual({ active: false, inactive_since: '2026-02-01' })
    expect(activityOf([statementOf({}), support])).toEqual({ active: true, inactive_since: null })
    expect(activityOf([statementOf({}, { goneOn: '2025-09-17' }), support])).toEqual({ active: false, inactive_since: '2025-09-17' })
  })

  test('a correction by its owner or support does not make an invented facility real', () => {
    const corrected = ['owner', 'support'].map((source) => statementOf({}, { source, number: 'f' }))
    expect(buildRecord([statementOf({}, { source: 'demo' }), ...corrected], recordContext).made).toBe(true)
    expect(buildRecord(corrected, recordContext).made).toBe(false)
  })

  test('a facility is synthetic only when no real source lists it', () => {
    expect(buildRecord([statementOf({}, { source: 'demo' })], recordContext).made).toBe(true)
    expect(buildRecord([statementOf({}, { source: 'demo' }), statementOf({})], recordContext).made).toBe(false)
  })
})
