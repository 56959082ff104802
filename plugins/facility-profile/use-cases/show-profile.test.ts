import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeHolidays } from '#adapters/memory/holidays.ts'
import { makeRateLimit } from '#adapters/memory/rate-limit.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { NearbyFacility, StoredProfile } from '../domain/profiles.port.ts'
import { aProfile, makeMemoryProfiles } from '../testing/memory-profiles.ts'
import { RevealContact, RevealEmail, RevealPhone, ShowContact } from './contact.ts'
import { FindLegacy } from './find-legacy.ts'
import { GetFacility } from './get-facility.ts'
import { ShowProfile } from './show-profile.ts'

const near = (slug: string): NearbyFacility => ({
  id: slug,
  slug,
  name: slug,
  street: null,
  building_number: null,
  city: 'Kraków',
  score_total: null,
  opinion_count: 0,
  made: false,
  longitude: 20,
  latitude: 50,
  metres: 5,
  type: 'nursery',
})

const setUp = (profile = aProfile(), options: Parameters<typeof makeMemoryProfiles>[1] = {}) => {
  const clock = makeClock()
  const profiles = makeMemoryProfiles([profile], options)
  const rateLimit = makeRateLimit({ clock })
  const reveal = makeOf(RevealContact)({ profiles, rateLimit, clock })
  const parts = { read: () => Effect.never, readBySlug: () => Effect.succeed({ 'tags.features': { x: 1 } }) }
  const show = makeOf(ShowProfile)({ profiles, parts, clock, holidays: makeHolidays(), inOneRoundTrip: (step) => step })
  return { profile, profiles, parts, clock, rateLimit, reveal, show, showContact: makeOf(ShowContact)({ profiles, reveal }) }
}

test('shows the facts with their source and date, but neither telephone nor e-mail', async () => {
  const { show } = setUp()
  const shown = await run(show(visitor, { slug: 'sloneczko' }))
  expect(shown.facts).toEqual({ street: { source: 'zlobki', number: '1/Z', on: '2026-11-01', value: 'ul. Szkolna' } })
  expect(shown.contact).toEqual({ phone: { source: 'zlobki', number: '1/Z', on: '2026-11-01' }, email: expect.anything() })
  expect(shown).toMatchObject({
    movedTo: null,
    today: '2026-11-23',
    parts: { 'tags.features': { x: 1 } },
    sources: [{ source: 'zlobki', goneOn: null }],
  })
  expect(JSON.stringify(shown)).not.toMatch(/\+48601602603|zlobek@kredka\.test/)
})

test('names the current slug of a facility that was renamed or merged', async () => {
  expect(await run(setUp(aProfile(), { formerSlugs: { dawny: 'sloneczko' } }).show(visitor, { slug: 'dawny' }))).toMatchObject({
    movedTo: 'sloneczko',
  })
  const merged = setUp(aProfile({ merged_into: 'ksiezyc', active: false }))
  expect(await run(merged.show(visitor, { slug: 'sloneczko' }))).toMatchObject({ movedTo: 'ksiezyc' })
})

test('fails for unknown and deleted facilities', async () => {
  expect(await failureOf(setUp().show(visitor, { slug: 'x' }))).toMatchObject({ _tag: 'FacilityNotFound', kind: 'not-found' })
  expect(await failureOf(setUp(aProfile({ deleted: true })).show(visitor, { slug: 'sloneczko' }))).toMatchObject({
    _tag: 'FacilityGone',
    kind: 'gone',
  })
})

test('shows the opening state and at most six nearby facilities of active facilities only', async () => {
  const hours = {
    open_at: 420,
    close_at: 1020,
    is_open_saturday: false,
    saturday_open_at: null,
    saturday_close_at: null,
    is_open_sunday: false,
    sunday_open_at: null,
    sunday_close_at: null,
  }
  const [statement] = aProfile().statements
  const statements: StoredProfile['statements'] = statement ? [{ ...statement, fields: { hours: { value: hours } } }] : []
  const nearby = Array.from({ length: 7 }, (_, n) => near(`n${n}`))
  const open = await run(setUp(aProfile({ statements }), { nearby }).show(visitor, { slug: 'sloneczko' }))
  expect([open.open, open.nearby.length, open.validUntil]).toEqual([{ kind: 'open', until: 1020 }, 6, new Date('2026-11-23T16:00:00Z')])
  expect(await run(setUp(aProfile({ statements, suspended: true })).show(visitor, { slug: 'sloneczko' }))).toMatchObject({ open: null })
  const closed = await run(setUp(aProfile({ statements, active: false }), { nearby }).show(visitor, { slug: 'sloneczko' }))
  expect([closed.open, closed.nearby]).toEqual([null, []])
})

test('reveals telephones or e-mail, and counts it with the day in Warsaw', async () => {
  const { reveal, profile, profiles, clock } = setUp(aProfile({ second_phone: '+48601602604' }))
  clock.set('2026-11-23T23:30:00Z')
  expect(await run(makeOf(RevealPhone)({ reveal })(visitor, { id: profile.id }))).toEqual({
    phone: '+48601602603',
    second_phone: '+48601602604',
  })
  expect(await run(makeOf(RevealEmail)({ reveal })(visitor, { id: profile.id }))).toEqual({ email: 'zlobek@kredka.test' })
  expect(profiles.reveals).toEqual(['phone', 'email'].map((kind) => ({ facilityId: profile.id, day: '2026-11-24', kind })))
})

test('reveals and counts nothing of inactive or deleted facilities, or where nothing is known', async () => {
  for (const over of [{ active: false }, { deleted: true }, { phone: null, second_phone: null }]) {
    const { reveal, profile, profiles } = setUp(aProfile(over))
    expect(await failureOf(reveal(visitor, { id: profile.id, kind: 'phone' }))).toMatchObject({
      _tag: 'ContactNotFound',
      kind: 'not-found',
    })
    expect(profiles.reveals).toEqual([])
  }
})

test('limits reveals of a visitor to thirty an hour, whether they succeed or not', async () => {
  const { reveal, profile } = setUp()
  for (let count = 0; count < 30; count++) await failureOf(reveal(visitor, { id: 'x', kind: 'phone' }))
  expect(await failureOf(reveal(visitor, { id: profile.id, kind: 'phone' }))).toMatchObject({ _tag: 'TooManyRequests' })
  expect(await run(reveal(aUser(), { id: profile.id, kind: 'phone' }))).toMatchObject({ first: '+48601602603' })
})

test('shows telephone and e-mail on the page without JavaScript, each counted', async () => {
  const { showContact, profiles, profile } = setUp()
  expect(await run(showContact(visitor, { slug: 'sloneczko' }))).toEqual({
    movedTo: null,
    id: profile.id,
    name: 'Słoneczko',
    slug: 'sloneczko',
    phones: ['+48601602603'],
    email: 'zlobek@kredka.test',
    from: { source: 'zlobki', number: '1/Z', on: '2026-11-01' },
  })
  expect(profiles.reveals.map(({ kind }) => kind)).toEqual(['phone', 'email'])
})

test('redirects contact pages of outdated slugs without revealing anything', async () => {
  const { showContact, profiles } = setUp(aProfile(), { formerSlugs: { dawny: 'sloneczko' } })
  expect(await run(showContact(visitor, { slug: 'dawny' }))).toMatchObject({ movedTo: 'sloneczko', phones: [], email: null })
  expect(profiles.reveals).toEqual([])
})

test('has no contact page for deleted and inactive facilities and those without contacts', async () => {
  const failure = (over: Parameters<typeof aProfile>[0]) => failureOf(setUp(aProfile(over)).showContact(visitor, { slug: 'sloneczko' }))
  expect(await failure({ deleted: true })).toMatchObject({ _tag: 'FacilityGone' })
  expect(await failure({ active: false })).toMatchObject({ _tag: 'ContactNotFound' })
  expect(await failure({ statements: [] })).toMatchObject({ _tag: 'ContactNotFound' })
})

test('returns a facility by id with the fee as text, without telephone and e-mail', async () => {
  const view = (over: Parameters<typeof aProfile>[0]) => {
    const { profiles, profile, parts } = setUp(aProfile(over))
    return makeOf(GetFacility)({ profiles, parts })(visitor, { id: profile.id })
  }
  const located = { longitude: 19.9, latitude: 50, location_precision: 'exact' } as const
  const facility = await run(view({ fee_month: 150_050, ...located }))
  expect(facility).toMatchObject({
    name: 'Słoneczko',
    tuition: '1500,50 zł',
    map_location: { longitude: 19.9, latitude: 50, precision: 'exact' },
  })
  expect(JSON.stringify(facility)).not.toMatch(/\+48601602603|zlobek@kredka\.test/)
  expect(await run(view({ fee_month: 150_000 }))).toMatchObject({ tuition: '1500 zł', map_location: null })
  expect(await failureOf(view({ deleted: true }))).toMatchObject({ _tag: 'FacilityGone' })
  expect(await failureOf(makeOf(GetFacility)(setUp())(visitor, { id: 'x' }))).toMatchObject({ _tag: 'FacilityNotFound' })
})

test('PR-15 the page and the API name who may have followed a closed facility, an open one has nobody', async () => {
  const successor = { id: 'b', slug: 'nowy', name: 'Słoneczko', reason: 'name-and-address', source: 'zlobki', on: '2026-11-01' } as const
  const profile = aProfile({ active: false, inactive_since: '2026-11-01' })
  const data = { 'facility.successors': [successor] }
  const { profiles, clock } = setUp(profile)
  const parts = { read: () => Effect.succeed(new Map([[profile.id, data]])), readBySlug: () => Effect.succeed(data) }
  const show = makeOf(ShowProfile)({ profiles, parts, clock, holidays: makeHolidays(), inOneRoundTrip: (step) => step })
  expect((await run(show(visitor, { slug: profile.slug }))).successors).toEqual([successor])
  expect((await run(makeOf(GetFacility)({ profiles, parts })(visitor, { id: profile.id }))).successors).toEqual([successor])
  const open = setUp()
  expect((await run(open.show(visitor, { slug: 'sloneczko' }))).successors).toEqual([])
  expect((await run(makeOf(GetFacility)(open)(visitor, { id: open.profile.id }))).successors).toEqual([])
})

test('finds the facility of a former address by the first identifier that is known', async () => {
  const { profiles } = setUp(aProfile(), { formerSlugs: { '17': 'sloneczko' } })
  const find = makeOf(FindLegacy)({ profiles })
  expect(await run(find(visitor, { identifiers: ['16', '17', 'x'] }))).toEqual({ slug: 'sloneczko' })
  for (const identifiers of [[], ['16', 'x']])
    expect(await failureOf(find(visitor, { identifiers }))).toMatchObject({ _tag: 'FacilityNotFound' })
})
