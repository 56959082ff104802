import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makePanelFixture } from '../testing/panel-fixture.ts'
import { ChangeSection, PutVacancies } from './change-section.ts'
import { DeleteFacility } from './delete-facility.ts'
import { ShowPanel } from './show-panel.ts'

const database = databaseForTests()

test('OW-02 the panel shows what parents see, who changed it, what waits, what is missing, and the limits of the tier', async () => {
  const fixture = await makePanelFixture(database, { phone: '+48601602603' })
  const { owner, facilityId: id } = fixture
  const show = makeOf(ShowPanel)(fixture)
  const change = makeOf(ChangeSection)(fixture)
  await run(change(owner, { id, type: 'description', description: 'Las.' }))
  await run(change(owner, { id, type: 'address', name: 'Tęcza' }))
  const panel = await run(show(owner, { id }))
  expect(panel).toMatchObject({
    name: 'Bajka',
    shadow_status: 'pending',
    active: true,
    can_delete: true,
    sections: {
      address: { version: 2, values: { name: 'Tęcza', street: 'ul. Leśna', latitude: 50.06 } },
      info: { version: 1, changed_by: null, values: { phone: '+48601602603', is_open_sunday: false } },
      description: { version: 2, changed_by: 'Sylwia Supportowa', values: { description: 'Las.' } },
    },
    shadow: { shadow: { name: 'Tęcza' }, current: { name: 'Bajka' } },
    limits: { description_chars: 2000, amenities: 5, amenity_edits: { used: 0, limit: 1 }, recruitment_text: false },
  })
  expect(panel.missing).toContainEqual({ item: 'staff', section: 'cadre' })
})

test('OW-02 the panel asks about what a register says differently, as long as it does', async () => {
  const fees = { month: 146_000, fundedMonth: null, hour: null, extraHour: null, mealsMonth: null, mealsDay: null, discounts: null }
  const fixture = await makePanelFixture(database, { places: { places: 57, enrolled: 57 }, fees })
  const { owner, facilityId: id } = fixture
  const change = makeOf(ChangeSection)(fixture)
  const contradictions = async () => (await run(makeOf(ShowPanel)(fixture)(owner, { id }))).contradictions
  expect(await contradictions()).toEqual([])
  await run(change(owner, { id, type: 'info', tuition: '980–1180 zł' }))
  await run(makeOf(PutVacancies)(fixture)(owner, { id, list: [{ group: '2-3', places: 4 }] }))
  expect(await contradictions()).toMatchObject([
    { about: 'places', register: 0, facility: 4 },
    { about: 'fees', register: 146_000, facility: '980–1180 zł' },
  ])
  await run(change(owner, { id, type: 'info', tuition: '980–1460 zł' }))
  expect((await contradictions()).map(({ about }) => about)).toEqual(['places'])
})

test('RO-02 the limits on the screen follow the tier', async () => {
  const fixture = await makePanelFixture(database)
  const { owner, facilityId: id, setStanding } = fixture
  const limits = async () => (await run(makeOf(ShowPanel)(fixture)(owner, { id }))).limits
  await setStanding({ status: 'unknown', validUntil: null })
  expect(await limits()).toMatchObject({ description_chars: 1000, amenities: 5, recruitment_text: false })
  await setStanding({ status: 'registered', validUntil: null })
  expect(await limits()).toMatchObject({ description_chars: 2000, amenities: 5, recruitment_text: false })
  await setStanding({ status: 'premium', validUntil: '2099-01-01T00:00:00.000Z' })
  expect(await limits()).toMatchObject({ description_chars: 10_000, amenities: null, recruitment_text: true })
})

test('OW-11 a facility is deleted after its name was typed, by its owner and nobody else', async () => {
  const fixture = await makePanelFixture(database)
  const { owner, facilityId: id, panelFacilities, events } = fixture
  const remove = makeOf(DeleteFacility)(fixture)
  expect(await failureOf(remove(owner, { id, confirm: 'Tęcza' }))).toMatchObject({ schema: { confirm: ['NAME_NOT_CONFIRMED'] } })
  const administrator = { ...owner, perms: { [id]: ['facility-data/write'] as const } }
  expect(await failureOf(remove(administrator, { id, confirm: 'Bajka' }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await run(remove(owner, { id, confirm: ' bajka ' }))).toEqual({ status: 'deleted' })
  expect(await run(panelFacilities.byId(id))).toBeNull()
  expect(events.emitted).toMatchObject([{ name: 'facility-panel.facility-deleted', facilityId: id }])
  expect(await failureOf(remove(owner, { id, confirm: 'Bajka' }))).toMatchObject({ _tag: 'FacilityNotFound' })
})
