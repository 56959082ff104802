import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { run } from '#adapters/memory/run.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { toStatedFields } from '#core/facilities/statement.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { Point } from '#core/kernel/distance.ts'
import type { StoredFacility } from '../domain/compared-facility.ts'
import { CompareFacilities } from './compare-facilities.ts'

const facility = (slug: string, over: Partial<StoredFacility> = {}, fields: FieldValues = {}): StoredFacility => ({
  id: slug,
  slug,
  name: slug,
  type: 'kindergarten',
  active: true,
  suspended: false,
  made: false,
  family_cost: null,
  family_cost_meals: false,
  city: 'Kraków',
  district: null,
  longitude: 19.9,
  latitude: 50,
  location_precision: 'exact',
  cover: null,
  cover_focus: null,
  scores: { score_total: null, score_cleanliness: null, score_staff: null, score_food: null, opinion_count: 0 },
  statements: [{ source: 'zlobki', number: '1/Z', statedOn: '2026-10-01', fields: toStatedFields(fields), goneOn: null }],
  ...over,
})

const setUp = (...stored: readonly StoredFacility[]) => {
  const bySlugs = (slugs: readonly string[]) =>
    Effect.succeed(new Map(stored.flatMap((one) => (slugs.includes(one.slug) ? [[one.slug, one] as const] : []))))
  const compare = makeOf(CompareFacilities)({ facilities: { bySlugs }, clock: makeClock() })
  return Object.assign((...slugs: readonly string[]) => run(compare(visitor, { slugs, position: null })), {
    from: (position: Point, ...slugs: readonly string[]) => run(compare(visitor, { slugs, position })),
  })
}
const namesIn = ({ facilities }: { readonly facilities: readonly { readonly slug: string }[] }) => facilities.map(({ slug }) => slug)

test('J1.4 shows facilities in the order of the address, each once; tells which are missing', async () => {
  const compare = setUp(facility('a'), facility('b'))
  const compared = await compare('b', 'nie-ma', 'a', 'b', '', '<script>', "'")
  expect([namesIn(compared), compared.missing, compared.tooMany]).toEqual([['b', 'a'], ['nie-ma'], 0])
})

test('shows four and tells how many were too many, also of a hostile address', async () => {
  const slugs = ['a', 'b', 'c', 'd', 'e', 'f']
  const compare = setUp(...slugs.map((slug) => facility(slug)))
  expect(await compare(...slugs)).toMatchObject({ facilities: [{}, {}, {}, {}], tooMany: 2 })
  const flood = await compare(...Array.from({ length: 10_000 }, (_, n) => `x${n}`))
  expect([flood.facilities, flood.missing.length]).toEqual([[], 12])
})

test('measures distances from the first facility or the device, as far as both are located', async () => {
  const compare = setUp(
    facility('a'),
    facility('b', { latitude: 50.01 }),
    facility('c', { location_precision: 'approximate' }),
    facility('d', { latitude: null }),
  )
  expect((await compare('a', 'b', 'c', 'd')).facilities.map(({ metres }) => metres)).toEqual([0, 1112, null, null])
  expect((await compare('c', 'a')).facilities.map(({ metres }) => metres)).toEqual([null, null])
  const fromDevice = await compare.from({ latitude: 50.02, longitude: 19.9 }, 'a', 'b', 'c')
  expect(fromDevice).toMatchObject({ fromDevice: true, facilities: [{ metres: 2224 }, { metres: 1112 }, { metres: null }] })
})

test('shows no telephone, no e-mail and no tags of the governing body; names the most quoted source first', async () => {
  const hours = {
    open_at: 390,
    close_at: 1020,
    is_open_saturday: false,
    saturday_open_at: null,
    saturday_close_at: null,
    is_open_sunday: false,
    sunday_open_at: null,
    sunday_close_at: null,
  }
  const fields: FieldValues = { phone: '+48601602603', email: 'a@b.pl', hours, accessible: true, ownership: ['not_public', 'montessori'] }
  const owner = { source: 'owner', number: '1', statedOn: '2026-11-01', fields: toStatedFields({ street: 'ul. Szkolna' }), goneOn: null }
  const { statements } = facility('a', {}, fields)
  const compare = setUp(facility('a', { statements: [...statements, owner] }))
  const [one] = (await compare('a')).facilities
  expect(JSON.stringify(one)).not.toMatch(/601602603|a@b/)
  expect(one).toMatchObject({
    methods: ['montessori'],
    sources: [
      { source: 'zlobki', number: '1/Z', on: '2026-10-01' },
      { source: 'owner', on: '2026-11-01' },
    ],
  })
})
