import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { operator } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { CorrectFacts } from '../use-cases/correct-facts.ts'
import { DeleteFacility, DescribeFacility, ListFacilities, SetActivity, SetStatus, ShowFacility } from '../use-cases/facilities.ts'
import { newNumber, recordFacility } from './record-facility.ts'

const platform = startForTests(testPlatform)

const anna = aUser({ type: 'support' })
const reason = 'Zgłoszenie telefoniczne'
const record = (over: Parameters<typeof recordFacility>[1] = {}) => recordFacility(platform.find, over)
const find = async (q: string, filter: object = {}) =>
  (await platform.run(ListFacilities, anna, { q, ...filter })).items.map(({ id }) => id)
const audited = async (facility: string) =>
  (
    await rowsOf<{ action: string; about: object }>(
      platform,
      `select action, about from audit_entry where about->>'facility' = ? order by number`,
      [facility],
    )
  ).map(({ action }) => action)

test('SP-02 J4.2 finds a facility by register number, name, city, e-mail address and id, whatever has become of it', async () => {
  const name = `Żółty Słonik ${newNumber()}`
  const { id, number } = await record({ values: { name, city: 'Kraków', email: `${newNumber()}@slonik.test` } })
  const email = (await platform.run(ShowFacility, anna, { id })).facts.find(({ field }) => field === 'email')?.value
  const word = name.split(' ')[2] ?? ''
  for (const q of [number, `RSPO ${number}`, `zolty slon ${word}`, `SŁONIK krak ${word}`, String(email), String(email).slice(0, 14), id])
    expect([q, await find(q)]).toEqual([q, [id]])
  expect(await find(`${word} Gdańsk`)).toEqual([])
  for (const q of ['***', "' or 1=1 --", `${word}:* | x`, '<->']) expect(await find(q)).not.toContain(id)

  await platform.run(SetActivity, anna, { id, active: false, reason })
  expect(await find(word)).toEqual([id])
  await platform.run(DeleteFacility, anna, { id, reason })
  expect(await find(number)).toEqual([id])
  expect(await find(word, { 'filter[state][eq]': 'deleted' })).toEqual([id])
  expect(await find(word, { 'filter[state][eq]': 'active,inactive' })).toEqual([])
})

test('SP-02 a filter names its fields, operators and values; anything else is refused', async () => {
  const word = newNumber()
  const { id } = await record({ values: { name: `Filtr ${word}` } })
  expect(
    await find(word, {
      'filter[status][ne]': 'premium',
      'filter[city][eq]': 'krakow',
      'filter[name][icontains]': 'FILTR',
      custom: 'unowned',
    }),
  ).toEqual([id])
  for (const filter of [
    { 'filter[password][eq]': 'x' },
    { 'filter[status][gt]': 'x' },
    { 'filter[status][eq]': 'gold' },
    { custom: 'true) or (true' },
  ])
    await expect(platform.run(ListFacilities, anna, { q: word, ...filter })).rejects.toMatchObject({ _tag: 'Validation' })
})

test('SP-02 SP-08 J4.2 a correction outranks the register, survives its next edition, and can be taken back; the audit log tells why', async () => {
  const { id, number } = await record({ values: { phone: '+48500000001' } })
  const { version } = await platform.run(ShowFacility, anna, { id })
  const corrected = await platform.run(CorrectFacts, anna, { id, version, type: 'kindergarten_point', phone: '600 700 800', reason })
  expect(corrected).toMatchObject({ type: 'kindergarten_point', version: version + 1 })
  expect(corrected.facts).toContainEqual(expect.objectContaining({ field: 'phone', value: '+48600700800', source: 'support' }))
  expect(corrected.overridden).toContainEqual(expect.objectContaining({ field: 'phone', value: '+48500000001', source: 'rspo' }))

  await record({ number, on: '2026-11-20', values: { phone: '+48500000002' } })
  expect(await platform.run(ShowFacility, anna, { id })).toMatchObject({ type: 'kindergarten_point' })
  const back = await platform.run(CorrectFacts, anna, { id, phone: null, reason })
  expect(back.facts).toContainEqual(expect.objectContaining({ field: 'phone', value: '+48500000002', source: 'rspo' }))
  expect(back.type).toBe('kindergarten_point')

  expect(await audited(id)).toEqual(['support.facility-corrected', 'support.facility-corrected'])
  const [entry] = await rowsOf<{ about: object; actor_account_id: string }>(
    platform,
    `select about, actor_account_id from audit_entry where about->>'facility' = ?`,
    [id],
  )
  expect(entry).toMatchObject({ actor_account_id: anna.id, about: { fields: ['type', 'phone'], reason } })
})

test('SP-02 a correction needs a locality that exists, and cannot take away what every facility needs', async () => {
  const { id } = await record()
  await expect(platform.run(CorrectFacts, anna, { id, city: 'Nigdzieburg', reason })).rejects.toMatchObject({
    schema: { city: ['support.city.unknown'] },
  })
  const moved = await platform.run(CorrectFacts, anna, { id, city: 'Gdańsk', county: 'Gdańsk', voivodeship: 'pomorskie', reason })
  expect(moved).toMatchObject({ city: 'Gdańsk', voivodeship: 'pomorskie' })
  expect(moved.slug).toContain('gdansk')
  expect(await platform.run(CorrectFacts, anna, { id, name: null, reason })).toMatchObject({ name: 'Promyk' })
})

test('of twenty desks that change the same version one wins, and the others are told', async () => {
  const { id } = await record()
  const { version } = await platform.run(ShowFacility, anna, { id })
  const statuses = ['registered', 'premium'] as const
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => platform.run(SetStatus, anna, { id, version, status: statuses[n % 2] ?? 'premium', reason })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.flatMap((one) => (one.status === 'rejected' ? [one.reason._tag] : []))).toEqual(Array(19).fill('VersionConflict'))
  expect(await audited(id)).toEqual(['support.status-changed'])
})

test('SP-02 a facility that support has closed stays closed when its register lists it again', async () => {
  const { id, number } = await record()
  expect(await platform.run(SetActivity, anna, { id, active: false, reason })).toMatchObject({ state: 'inactive', closed_by_support: true })
  await record({ number, on: '2026-11-21', values: { name: 'Promyk 2' } })
  expect(await platform.run(ShowFacility, anna, { id })).toMatchObject({ state: 'inactive', name: 'Promyk 2' })
  expect(await platform.run(SetActivity, anna, { id, active: true, reason })).toMatchObject({ state: 'active', closed_by_support: false })
  expect(await audited(id)).toEqual(['support.facility-closed', 'support.facility-reopened'])
})

test('SP-01 a facility is deleted by support alone, once, and cannot be changed afterwards', async () => {
  const { id } = await record()
  const owner = aUser({ id: newId(), perms: { [id]: ['facility-ownership/write'] } })
  await expect(platform.run(DeleteFacility, owner, { id, reason })).rejects.toMatchObject({ _tag: 'InsufficientPermissions' })
  await platform.run(DeleteFacility, anna, { id, reason })
  await expect(platform.run(DeleteFacility, anna, { id, reason })).rejects.toMatchObject({ _tag: 'FacilityRemoved' })
  await expect(platform.run(SetStatus, anna, { id, status: 'premium', reason })).rejects.toMatchObject({ _tag: 'FacilityRemoved' })
  await expect(platform.run(CorrectFacts, anna, { id, name: 'X', reason })).rejects.toMatchObject({ _tag: 'FacilityRemoved' })
  expect(await platform.run(DescribeFacility, operator, { facility: id })).toMatchObject({ state: 'deleted' })
})

test('SP-02 every search is answered by an index', async () => {
  const plans: string[] = []
  for (const q of ['123456', 'biuro@', 'slonik krak']) {
    const before = platform.queries.length
    await find(q)
    plans.push(...platform.queries.slice(before).filter((sql) => sql.includes('matched as materialized')))
  }
  expect(plans.length).toBeGreaterThanOrEqual(3)
  const planOf = async (condition: string) =>
    rowsOf<{ 'QUERY PLAN': string }>(platform, `explain select f.id from facility f where ${condition} limit 1000`).then((lines) =>
      lines.map((line) => line['QUERY PLAN']).join('\n'),
    )
  await rowsOf(platform, 'select set_config($$enable_seqscan$$, $$off$$, false)')
  expect(await planOf(`support_facility_words(f.name, f.city) @@ to_tsquery('simple', 'slon:* & krak:*')`)).toContain(
    'support_facility_words',
  )
  expect(await planOf(`lower(f.email) ~>=~ 'biuro' and lower(f.email) ~<~ 'biuros'`)).toContain('support_facility_email')
  expect(
    await planOf(
      `f.id in (select s.facility_id from facility_statement s where s.source = any ('{rspo,zlobki}'::text[]) and s.number = '1')`,
    ),
  ).toContain('facility_statement_pkey')
})
