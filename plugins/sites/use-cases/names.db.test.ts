import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeSitesFixture } from '../testing/sites-fixture.ts'

const database = databaseForTests()

const facility = (id: string) => ({ id, name: 'Przedszkole „Słoneczko”', city: 'Kraków' })

test('WB-20 what an owner writes is made into a name', async () => {
  const { add, owner, facilityId: facility_id } = await makeSitesFixture(database)
  expect(await run(add(owner, { facility_id, name: ' Słoneczko! ' }))).toMatchObject({ name: 'sloneczko' })
})

test('WB-20 the suggested name is free: neither that of another site nor one that rests', async () => {
  const { add, remove, suggest, owner, otherOwner, facilityId, otherId, clock } = await makeSitesFixture(database)
  expect(await run(suggest(facility(otherId)))).toBe('sloneczko')
  const { id } = await run(add(owner, { facility_id: facilityId, name: 'sloneczko' }))
  expect(await run(suggest(facility(otherId)))).toBe('sloneczko-krakow')
  await run(remove(owner, { facility_id: facilityId, id }))
  expect(await run(suggest(facility(otherId)))).toBe('sloneczko-krakow')
  clock.advance(91 * 86_400)
  expect(await run(suggest(facility(otherId)))).toBe('sloneczko')
  expect(await run(add(otherOwner, { facility_id: otherId, name: await run(suggest(facility(otherId))) }))).toMatchObject({
    name: 'sloneczko',
  })
})

test('WB-20 a name that rests belongs to the facility that gave it up, also after its site was deleted', async () => {
  const { add, change, remove, suggest, owner, otherOwner, facilityId, otherId } = await makeSitesFixture(database)
  const first = await run(add(owner, { facility_id: facilityId, name: 'sloneczko' }))
  await run(change(owner, { facility_id: facilityId, id: first.id, name: 'slonko' }))
  await run(remove(owner, { facility_id: facilityId, id: first.id }))
  for (const name of ['sloneczko', 'slonko'])
    expect(await failureOf(add(otherOwner, { facility_id: otherId, name }))).toMatchObject({ _tag: 'NameTaken' })
  expect(await run(suggest(facility(facilityId)))).toBe('sloneczko')
  expect(await run(add(owner, { facility_id: facilityId, name: 'sloneczko' }))).toMatchObject({ name: 'sloneczko' })
})

test('WB-20 support frees a name for the facility that is called so, no name of a host, and takes it back', async () => {
  const { add, change, freeName, keepName, suggest, support, owner, otherOwner, facilityId, otherId, knownFacilities } =
    await makeSitesFixture(database)
  const slug = (await run(knownFacilities.find([facilityId]))).get(facilityId)?.slug ?? ''
  const refused = { _tag: 'Validation', schema: { name: ['sites.name.pretending'] } }
  expect(await failureOf(add(owner, { facility_id: facilityId, name: 'kredka' }))).toMatchObject(refused)
  for (const name of ['www', 'bajka'])
    expect(await failureOf(freeName(support, { name, facility: slug }))).toMatchObject({ schema: { name: ['sites.freed.not-refused'] } })
  expect(await failureOf(freeName(support, { name: 'kredka', facility: 'nie-ma' }))).toMatchObject({ _tag: 'FacilityNotFound' })
  expect(await failureOf(freeName(owner, { name: 'kredka', facility: slug }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  await run(freeName(support, { name: 'Kredka', facility: `https://kredka.test/placowka/${slug}` }))
  expect(await failureOf(add(otherOwner, { facility_id: otherId, name: 'kredka' }))).toMatchObject(refused)
  expect(await run(suggest(facility(facilityId)))).toBe('kredka')
  const site = await run(add(owner, { facility_id: facilityId, name: 'kredka' }))
  await run(keepName(support, { name: 'kredka' }))
  expect(await failureOf(change(owner, { facility_id: facilityId, id: site.id, name: 'kredka-2' }))).toMatchObject(refused)
})
