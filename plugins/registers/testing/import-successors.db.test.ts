import { describe, expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run as runEffect } from '#adapters/memory/run.ts'
import { operator } from '#core/access/actor.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { type FacilitySuccessor, facilityProfileSlot, facilitySuccessorsSlotKey } from '#core/facilities/slots.ts'
import { newId } from '#core/kernel/ids.ts'
import { RollBackBatch } from '../use-cases/batches.ts'
import { DismissSuccessor, ListSuccessors } from '../use-cases/successors.ts'
import { rspoGeoCsv } from './rspo-fixture.ts'
import { geoRow, rspoImportFixture } from './rspo-import-fixture.ts'

const { run, find, rowsOf, importContent } = rspoImportFixture()

const anna = aUser({ type: 'support' })
const reason = 'Inny podmiot, inna placówka'
const others = [4, 5, 6, 7].map((number) => geoRow(number, `Przedszkole Zostaje ${number}`))
const first = [
  geoRow(1, 'Przedszkole Las'),
  geoRow(2, 'Przedszkole Staw', { Telefon: '+48 500000001' }),
  geoRow(3, 'Przedszkole Sad'),
  ...others,
]
/** The first three are gone: one came back with a new number, one with a new name too, one for good. */
const second = [
  geoRow(11, 'PRZEDSZKOLE „LAS”', { 'Numer budynku': '1' }),
  geoRow(12, 'Przedszkole Jezioro', { 'Numer budynku': '2', Telefon: '+48 500000001' }),
  geoRow(13, 'Przedszkole Zupełnie Inne', { 'Numer budynku': '3' }),
  ...others,
]

const importFirst = () => importContent('rspo-geo', '2022-03-14', rspoGeoCsv(first))
const importSecond = (over: object = {}) => importContent('rspo-geo', '2022-09-14', rspoGeoCsv(second), { allowGone: 50, ...over })
const pairs = async () => (await run(ListSuccessors, operator, {})).items
const summary = async () => (await pairs()).map(({ former, successor, reason }) => [former.numbers, successor.numbers, reason])
const idOf = async (number: number) =>
  (await rowsOf<{ id: string }>('select facility_id id from facility_statement where number = ?', [String(700_000 + number)]))[0]?.id ?? ''
/** Facilities that may have followed another one, as its page lists them. */
const shownFor = async (number: number) => {
  const id = await idOf(number)
  const parts = (await runEffect(find(FacilitySlotData).read(facilityProfileSlot, [id]))).get(id)
  return ((parts?.[facilitySuccessorsSlotKey] as readonly FacilitySuccessor[] | undefined) ?? []).map(({ name, on }) => [name, on])
}

const found = [
  [['rspo-geo 700001'], ['rspo-geo 700011'], 'name-and-address'],
  [['rspo-geo 700002'], ['rspo-geo 700012'], 'phone-and-address'],
]

describe('PR-15 possible successors of closed facilities', () => {
  test('are found at import, counted in the report, listed, and named by the page of the closed one at once', async () => {
    await importFirst()
    const report = await importSecond()
    expect(report).toMatchObject({ gone: 3, new: 3, successors: 2 })
    expect(report.successor_pairs.map(({ former, successor }) => [former.numbers, successor.numbers])).toEqual(
      found.map(([former, successor]) => [former, successor]),
    )
    expect(await summary()).toEqual(found)
    expect(await shownFor(1)).toEqual([['Przedszkole „Las”', '2022-09-14']])
    expect([await shownFor(3), await shownFor(11)]).toEqual([[], []])
  })

  test('are the same after a second import; a dry run stores none', async () => {
    await importFirst()
    expect(await importSecond({ dryRun: true })).toMatchObject({ successors: 2 })
    expect(await summary()).toEqual([])
    await importSecond()
    const before = await pairs()
    expect(await importSecond()).toMatchObject({ new: 0, successors: 0, successor_pairs: [] })
    expect(await pairs()).toEqual(before)
  })

  test('go with the import that is rolled back', async () => {
    await importFirst()
    const { batch } = await importSecond()
    await run(RollBackBatch, operator, { batch: batch ?? '' })
    expect([await summary(), await rowsOf('select 1 from registers_successor')]).toEqual([[], []])
    expect(await shownFor(1)).toEqual([])
    await importSecond()
    expect(await summary()).toEqual(found)
  })

  test('do not come back once they were dismissed, not even when the import is rolled back and repeated', async () => {
    await importFirst()
    const { batch } = await importSecond()
    const id = (await pairs())[0]?.id ?? ''
    const former = await idOf(1)
    const ends = await Promise.allSettled(Array.from({ length: 4 }, () => run(DismissSuccessor, anna, { id, reason })))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(run(DismissSuccessor, anna, { id, reason })).rejects.toMatchObject({ _tag: 'SuccessorDismissed' })
    for (const unknown of [newId(), 'rubbish'])
      await expect(run(DismissSuccessor, anna, { id: unknown, reason })).rejects.toMatchObject({ _tag: 'SuccessorNotFound' })
    expect([await summary(), await shownFor(1)]).toEqual([[found[1]], []])
    expect(
      await rowsOf(
        `select about->>'facility' facility, about->>'reason' reason from audit_entry where action = 'registers.successor-dismissed'`,
      ),
    ).toEqual([{ facility: former, reason }])
    await run(RollBackBatch, operator, { batch: batch ?? '' })
    expect(await importSecond()).toMatchObject({ successors: 1 })
    expect(await summary()).toEqual([found[1]])
  })

  test('end when the closed facility opens again, and when the new one closes or is suspended', async () => {
    await importFirst()
    await importSecond()
    await rowsOf('update facility set suspended = true where id = ? returning 1', [await idOf(11)])
    expect(await shownFor(1)).toEqual([])
    // The second one opens again, and what may have followed it is gone.
    await importContent('rspo-geo', '2022-12-14', rspoGeoCsv([...first.slice(1), ...second.slice(0, 1)]), { allowGone: 50 })
    expect(await summary()).toEqual([found[0]])
    await importContent('rspo-geo', '2023-03-14', rspoGeoCsv(first.slice(1)), { allowGone: 50 })
    expect(await summary()).toEqual([])
  })
})
