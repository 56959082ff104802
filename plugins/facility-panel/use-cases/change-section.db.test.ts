import { describe, expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { SectionChanges } from '../contract/sections.ts'
import { factsOf } from '../domain/panel-facility.ts'
import { makePanelFixture } from '../testing/panel-fixture.ts'
import { ChangeSection } from './change-section.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makePanelFixture(database)
  const change = makeOf(ChangeSection)(fixture)
  const changing = (changes: Omit<SectionChanges, 'id'>, actor = fixture.owner) => change(actor, { ...changes, id: fixture.facilityId })
  const facts = async () => {
    const facility = await run(fixture.panelFacilities.byId(fixture.facilityId))
    return facility ? factsOf(facility).current : {}
  }
  return { ...fixture, change, changing, facts, save: (changes: Omit<SectionChanges, 'id'>) => run(changing(changes)) }
}

describe('changing a section of a facility', () => {
  test('OW-05 what an owner writes is public at once, with its source and day, and audited', async () => {
    const { save, facts, facilityId, audit } = await setUp()
    expect(await save({ type: 'description', description: 'Cisza i las.' })).toEqual({ type: 'description', version: 2, waits: false })
    expect((await facts()).description).toMatchObject({ value: 'Cisza i las.', source: 'owner', number: facilityId })
    expect(audit.entries.at(-1)).toMatchObject({
      action: 'facility-panel.section-changed',
      about: { facility: facilityId, section: 'description', fields: ['description'] },
    })
  })

  test('OW-01 visitors, strangers and unknown facilities are refused', async () => {
    const { change, changing, stranger, owner } = await setUp()
    const section = { type: 'description', description: 'x' } as const
    expect(await failureOf(changing(section, stranger))).toMatchObject({ _tag: 'InsufficientPermissions' })
    expect(await failureOf(changing(section, visitor as never))).toMatchObject({ _tag: 'MissingJwt' })
    expect(await failureOf(change(owner, { ...section, id: newId() }))).toMatchObject({ _tag: 'FacilityNotFound' })
  })

  test('OW-14 a stale version is refused and nothing is overwritten', async () => {
    const { save, changing, facts } = await setUp()
    await save({ type: 'description', description: 'Pierwszy.', version: 1 })
    expect(await failureOf(changing({ type: 'description', description: 'Drugi.', version: 1 }))).toMatchObject({ _tag: 'VersionConflict' })
    expect((await facts()).description?.value).toBe('Pierwszy.')
    expect(await save({ type: 'info', phone: '601602603', version: 1 })).toMatchObject({ version: 2 })
  })

  test('AP-05 members of another section are refused', async () => {
    const { changing } = await setUp()
    expect(await failureOf(changing({ type: 'info', phone: '601602603', description: 'x' }))).toMatchObject({
      _tag: 'Validation',
      schema: { description: ['FIELD_UNKNOWN'] },
    })
  })

  test('OW-05 a description over the package’s limit has its own message', async () => {
    const { changing } = await setUp()
    expect(await failureOf(changing({ type: 'description', description: 'a'.repeat(2001) }))).toMatchObject({
      _tag: 'DescriptionLimitReached',
    })
  })

  test('J2.6 the sixth amenity, then the second change in a month after a first choice and its corrections', async () => {
    const { save, changing, facts, clock } = await setUp()
    const five = ['ogrod', 'winda', 'monitoring', 'parking-dla-rodzicow', 'dostosowanie-do-niepelnosprawnosci']
    expect(await failureOf(changing({ type: 'features', features: [...five, 'plac-zabaw'] }))).toMatchObject({
      _tag: 'AmenityLimitReached',
    })
    await save({ type: 'features', features: five })
    expect((await facts()).features?.value).toHaveLength(4)
    await save({ type: 'features', features: ['ogrod'] })
    clock.set('2026-11-25T10:00:00.000Z')
    await save({ type: 'features', features: five })
    clock.set('2026-11-26T09:00:00.000Z')
    await save({ type: 'features', features: ['ogrod'] })
    await save({ type: 'features', features: five })
    clock.set('2026-11-26T10:00:00.000Z')
    expect(await failureOf(changing({ type: 'features', features: ['ogrod'] }))).toMatchObject({ _tag: 'LimitReached' })
    // The same choice again spends nothing.
    await save({ type: 'features', features: five.toReversed() })
    expect(await failureOf(changing({ type: 'features', features: ['unknown'] }))).toMatchObject({ _tag: 'Validation' })
  })

  test('OW-10 a text about recruitment needs a package, the switch and free places do not', async () => {
    const { save, changing, facts, setStanding } = await setUp()
    expect(await failureOf(changing({ type: 'recruitment', recruitment_text: 'Zapraszamy.' }))).toMatchObject({ _tag: 'PremiumRequired' })
    await save({ type: 'recruitment', recruiting: true, vacancies: [{ group: '2-3', places: 2, from: null }] })
    expect((await facts()).vacancies?.value).toEqual([{ group: '2-3', places: 2, from: null }])
    await setStanding({ status: 'premium', validUntil: '2099-01-01T00:00:00.000Z' })
    await save({ type: 'recruitment', recruitment_text: 'Zapraszamy.' })
    // A package that ends hides nothing that was written, and other members can be saved.
    await setStanding({ status: 'registered', validUntil: null })
    await save({ type: 'recruitment', recruiting: false })
    expect((await facts()).recruitment_text?.value).toBe('Zapraszamy.')
  })

  test('OW-03 name and address wait for support; the live facility stays as it is', async () => {
    const { save, facts, shadowStatus, facilityId, reviews, shadows, transaction } = await setUp()
    expect(await save({ type: 'address', name: 'Tęcza', street: 'ul. Leśna' })).toMatchObject({ waits: true })
    await save({ type: 'address', longitude: 19.95, latitude: 50.061 })
    expect((await facts()).name?.value).toBe('Bajka')
    expect(await shadowStatus()).toBe('pending')
    const open = await run(transaction(shadows.open(facilityId)))
    expect(open?.changes).toEqual({ name: 'Tęcza', longitude: 19.95, latitude: 50.061 })
    expect(reviews).toEqual([`submit ${open?.id}`, `submit ${open?.id}`])
    await save({ type: 'address', name: 'Bajka', longitude: 19.94, latitude: 50.06 })
    expect(await run(transaction(shadows.open(facilityId)))).toBeNull()
    expect(await shadowStatus()).toBeNull()
    expect(reviews.at(-1)).toBe(`withdraw ${open?.id}`)
  })

  test('OW-03 a pin outside the voivodeship is refused', async () => {
    const { changing } = await setUp()
    expect(await failureOf(changing({ type: 'address', longitude: 19.94, latitude: 53 }))).toMatchObject({
      schema: { latitude: ['LOCATION_OUTSIDE_VOIVODESHIP'] },
    })
  })

  test('OW-11 switches are stored one by one; the active flag closes and opens the facility', async () => {
    const { save, panelFacilities, facilityId } = await setUp()
    await save({ type: 'settings', notify_opinions: false })
    await save({ type: 'settings', active: false })
    expect(await run(panelFacilities.byId(facilityId))).toMatchObject({
      active: false,
      settings: { notify_opinions: false, notify_questions: true },
    })
    await save({ type: 'settings', active: true })
    expect(await run(panelFacilities.byId(facilityId))).toMatchObject({ active: true })
  })

  test('a request without members changes nothing', async () => {
    const { save, audit } = await setUp()
    expect(await save({ type: 'info' })).toEqual({ type: 'info', version: 1, waits: false })
    expect(audit.entries).toEqual([])
  })
})
