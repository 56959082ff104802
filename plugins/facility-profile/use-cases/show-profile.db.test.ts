import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { makeHolidays } from '#adapters/memory/holidays.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Profiles } from '../domain/profiles.port.ts'
import { storeProfile } from '../testing/store-profile.ts'
import { RevealContact, RevealEmail, RevealPhone, ShowContact } from './contact.ts'
import { FindLegacy } from './find-legacy.ts'
import { GetFacility } from './get-facility.ts'
import { ShowProfile } from './show-profile.ts'

const database = databaseForTests()

const setUp = async (options: Parameters<typeof storeProfile>[1] = {}) => {
  const id = await storeProfile(database, options)
  const { clock } = database
  const profiles = database.find(Profiles)
  const rateLimit = database.find(RateLimit)
  const reveal = makeOf(RevealContact)({ profiles, rateLimit, clock })
  const parts = {
    read: () => Effect.succeed(new Map<string, Readonly<Record<string, unknown>>>()),
    readBySlug: () => Effect.succeed({ 'tags.features': { x: 1 } }),
  }
  const show = makeOf(ShowProfile)({ profiles, parts, clock, holidays: makeHolidays(), inOneRoundTrip: (step) => step })
  const reveals = () =>
    rowsOf<{ facility_id: string; day: string; kind: string; times: number }>(
      database,
      'select facility_id, day::text, kind, times from facility_profile_reveal order by kind desc',
    )
  return { id, profiles, parts, clock, reveal, reveals, show, showContact: makeOf(ShowContact)({ profiles, reveal }) }
}
const deleted = { deleted_at: '2026-11-01' }
const inactive = { active: false, inactive_since: '2026-11-01' }

test('shows the facts with their source and date, but neither telephone nor e-mail', async () => {
  const { show } = await setUp()
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
  const { show } = await setUp({ formerSlug: 'dawny' })
  expect(await run(show(visitor, { slug: 'dawny' }))).toMatchObject({ movedTo: 'sloneczko' })
  const merged_into = await storeFacilityRow(database, { slug: 'ksiezyc' })
  await rowsOf(database, `update facility set merged_into = ?, active = false, inactive_since = now() where slug = 'sloneczko'`, [
    merged_into,
  ])
  expect(await run(show(visitor, { slug: 'sloneczko' }))).toMatchObject({ movedTo: 'ksiezyc' })
})

test('fails for unknown and deleted facilities', async () => {
  const { show } = await setUp({ over: deleted })
  expect(await failureOf(show(visitor, { slug: 'x' }))).toMatchObject({ _tag: 'FacilityNotFound', kind: 'not-found' })
  expect(await failureOf(show(visitor, { slug: 'sloneczko' }))).toMatchObject({ _tag: 'FacilityGone', kind: 'gone' })
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
  const located = { longitude: 20, latitude: 50, location_precision: 'exact' }
  const { show } = await setUp({ over: located, fields: { hours: { value: hours } } })
  for (let count = 0; count < 7; count++) await storeFacilityRow(database, { category: 'zlobki', type: 'nursery', ...located })
  const change = (columns: string) => rowsOf(database, `update facility set ${columns} where slug = 'sloneczko'`)
  const open = await run(show(visitor, { slug: 'sloneczko' }))
  expect([open.open, open.nearby.length, open.validUntil]).toEqual([{ kind: 'open', until: 1020 }, 6, new Date('2026-11-23T16:00:00Z')])
  await change('suspended = true')
  expect(await run(show(visitor, { slug: 'sloneczko' }))).toMatchObject({ open: null })
  await change('suspended = false, active = false, inactive_since = now()')
  const closed = await run(show(visitor, { slug: 'sloneczko' }))
  expect([closed.open, closed.nearby]).toEqual([null, []])
})

test('reveals telephones or e-mail, and counts it with the day in Warsaw', async () => {
  const { reveal, reveals, id, clock } = await setUp({ over: { second_phone: '+48601602604' } })
  clock.set('2026-11-23T23:30:00Z')
  expect(await run(makeOf(RevealPhone)({ reveal })(visitor, { id }))).toEqual({
    phone: '+48601602603',
    second_phone: '+48601602604',
  })
  expect(await run(makeOf(RevealEmail)({ reveal })(visitor, { id }))).toEqual({ email: 'zlobek@kredka.test' })
  expect(await reveals()).toEqual(['phone', 'email'].map((kind) => ({ facility_id: id, day: '2026-11-24', kind, times: 1 })))
})

test.each([
  ['inactive facilities', { over: inactive }],
  ['deleted ones', { over: deleted }],
  ['those without a telephone', { over: { phone: null } }],
])('reveals and counts nothing of %s', async (_, options) => {
  const { reveal, reveals, id } = await setUp(options)
  expect(await failureOf(reveal(visitor, { id, kind: 'phone' }))).toMatchObject({ _tag: 'ContactNotFound', kind: 'not-found' })
  expect(await reveals()).toEqual([])
})

test('PR-06 limits reveals of a browser to sixty an hour of each kind, whether they succeed or not, and those of a network to six hundred', async () => {
  const { reveal, id } = await setUp()
  const from = (agent: string) => anonymous('192.0.2.77', agent)
  const limitedAfter = async (times: number, agentAt: (count: number) => string) => {
    for (let count = 0; count < times; count++) await failureOf(reveal(from(agentAt(count)), { id: 'x', kind: 'phone' }))
    return (await failureOf(reveal(from(agentAt(times)), { id: 'x', kind: 'phone' })))._tag
  }
  expect(await limitedAfter(60, () => 'first')).toBe('TooManyRequests')
  expect(await run(reveal(from('first'), { id, kind: 'email' }))).toMatchObject({ first: 'zlobek@kredka.test' })
  expect(await run(reveal(from('second'), { id, kind: 'phone' }))).toMatchObject({ first: '+48601602603' })
  expect(await limitedAfter(540, (count) => `browser ${count}`)).toBe('TooManyRequests')
  expect(await run(reveal(aUser(), { id, kind: 'phone' }))).toMatchObject({ first: '+48601602603' })
})

test('shows telephone and e-mail on the page without JavaScript, each counted', async () => {
  const { showContact, reveals, id } = await setUp()
  expect(await run(showContact(visitor, { slug: 'sloneczko' }))).toEqual({
    movedTo: null,
    id,
    name: 'Słoneczko',
    slug: 'sloneczko',
    phones: ['+48601602603'],
    email: 'zlobek@kredka.test',
    from: { source: 'zlobki', number: '1/Z', on: '2026-11-01' },
  })
  expect((await reveals()).map(({ kind }) => kind)).toEqual(['phone', 'email'])
})

test('redirects contact pages of outdated slugs without revealing anything', async () => {
  const { showContact, reveals } = await setUp({ formerSlug: 'dawny' })
  expect(await run(showContact(visitor, { slug: 'dawny' }))).toMatchObject({ movedTo: 'sloneczko', phones: [], email: null })
  expect(await reveals()).toEqual([])
})

test.each([
  ['deleted facilities', { over: deleted }, 'FacilityGone'],
  ['inactive ones', { over: inactive }, 'ContactNotFound'],
  ['those without contacts', { over: { phone: null, email: null }, fields: null }, 'ContactNotFound'],
])('there is no contact page for %s', async (_, options, _tag) => {
  const { showContact } = await setUp(options)
  expect(await failureOf(showContact(visitor, { slug: 'sloneczko' }))).toMatchObject({ _tag })
})

test('returns a facility by id with the fee as text, without telephone and e-mail', async () => {
  const located = { longitude: 19.9, latitude: 50, location_precision: 'exact' }
  const { profiles, parts, id } = await setUp({ over: { fee_month: 150_050, ...located } })
  const get = (of: string) => makeOf(GetFacility)({ profiles, parts })(visitor, { id: of })
  const facility = await run(get(id))
  expect(facility).toMatchObject({
    name: 'Słoneczko',
    tuition: '1500,50 zł',
    map_location: { longitude: 19.9, latitude: 50, precision: 'exact' },
  })
  expect(JSON.stringify(facility)).not.toMatch(/\+48601602603|zlobek@kredka\.test/)
  const other = await storeFacilityRow(database, { fee_month: 150_000 })
  expect(await run(get(other))).toMatchObject({ tuition: '1500 zł', map_location: null })
  expect(await failureOf(get(await storeFacilityRow(database, deleted)))).toMatchObject({ _tag: 'FacilityGone' })
  expect(await failureOf(get('x'))).toMatchObject({ _tag: 'FacilityNotFound' })
})

test('PR-15 the page and the API name who may have followed a closed facility, an open one has nobody', async () => {
  const successor = { id: 'b', slug: 'nowy', name: 'Słoneczko', reason: 'name-and-address', source: 'zlobki', on: '2026-11-01' } as const
  const data = { 'facility.successors': [successor] }
  const { id, show, profiles, parts, clock } = await setUp()
  expect((await run(show(visitor, { slug: 'sloneczko' }))).successors).toEqual([])
  expect((await run(makeOf(GetFacility)({ profiles, parts })(visitor, { id }))).successors).toEqual([])
  await rowsOf(database, `update facility set active = false, inactive_since = '2026-11-01' where id = ?`, [id])
  const ofClosed = { read: () => Effect.succeed(new Map([[id, data]])), readBySlug: () => Effect.succeed(data) }
  const showClosed = makeOf(ShowProfile)({ profiles, parts: ofClosed, clock, holidays: makeHolidays(), inOneRoundTrip: (step) => step })
  expect((await run(showClosed(visitor, { slug: 'sloneczko' }))).successors).toEqual([successor])
  expect((await run(makeOf(GetFacility)({ profiles, parts: ofClosed })(visitor, { id }))).successors).toEqual([successor])
})

test('finds the facility of a former address by the first identifier that is known', async () => {
  const { profiles } = await setUp({ over: { legacy_id: 17 } })
  const find = makeOf(FindLegacy)({ profiles })
  expect(await run(find(visitor, { identifiers: ['16', '17', 'x'] }))).toEqual({ slug: 'sloneczko' })
  for (const identifiers of [[], ['16', 'x']])
    expect(await failureOf(find(visitor, { identifiers }))).toMatchObject({ _tag: 'FacilityNotFound' })
})
