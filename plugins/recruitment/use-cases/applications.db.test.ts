import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { aUser } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import ua from '../messages/ua.json' with { type: 'json' }
import { makeRecruitmentFixture } from '../testing/recruitment-fixture.ts'
import { ListInbox } from './applications.ts'
import { ExportApplications } from './export-applications.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeRecruitmentFixture(database)
  const { submit, clock } = fixture
  const ids: string[] = []
  for (const child_name of ['Łucja Żak', 'Jan Kowal', 'Ola Żak']) {
    ids.push((await run(submit({ child_name }))).id)
    clock.advance(60)
  }
  const list = makeOf(ListInbox)(fixture)
  const names = async (query: object = {}) =>
    (await run(list(fixture.owner, { facility_id: fixture.bajka.id, ...query }))).items.map(({ child_name }) => child_name)
  return { ...fixture, ids, list, names }
}

test('RE-03 OW-10 the inbox filters by status, group and name, counts all, and writes down what was shown', async () => {
  const { ids, names, step, list, owner, bajka, history, parent, otherOwner, submit, tecza } = await setUp()
  await run(submit({}, tecza))
  expect(await names()).toEqual(['Ola Żak', 'Jan Kowal', 'Łucja Żak'])
  expect(await names({ q: 'zak' })).toEqual(['Ola Żak', 'Łucja Żak'])
  expect(await names({ q: 'lucja rodzic' })).toEqual(['Łucja Żak'])
  expect([await names({ group: '0-1' }), await names({ page: 2 })]).toEqual([[], []])
  const [one = '', two = '', three = ''] = ids
  await step(three, { status: 'waitlisted', group: '3-6' })
  await step(one, { status: 'waitlisted', group: '3-6' })
  expect(await names({ status: 'waitlisted' })).toEqual(['Ola Żak', 'Łucja Żak'])
  expect(await names({ status: 'new' })).toEqual(['Jan Kowal'])
  const { counts, truncated, itemsTotal } = await run(list(owner, { facility_id: bajka.id, status: 'open' }))
  expect([counts.new, counts.waitlisted, counts.accepted, truncated, itemsTotal]).toEqual([1, 2, 0, false, 3])
  expect((await run(history.readsOf(two))).map(({ kind, times }) => [kind, times])).toEqual([['list', 3]])
  for (const actor of [parent, otherOwner, aUser({ id: newId() })])
    expect(await failureOf(list(actor, { facility_id: bajka.id }))).toMatchObject({ _tag: 'InsufficientPermissions' })
})

test('J11.1 RE-03 the export has all data, is written down for the parent and in the audit log, and is for readers alone', async () => {
  const fixture = await setUp()
  const { owner, otherOwner, bajka, history, ids, audit } = fixture
  const translator = makeTranslator([{ pl, ua, en }])
  const exporting = makeOf(ExportApplications)({ ...fixture, translator })
  const lines = await run(exporting(owner, { facility_id: bajka.id }))
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatchObject({ status: 'nowe', dziecko: 'Ola Żak', 'data urodzenia': '01.05.2024', godziny: '08:00–16:00' })
  expect((await run(history.readsOf(ids[0] ?? ''))).map(({ kind }) => kind)).toEqual(['export'])
  expect(audit.entries.at(-1)).toMatchObject({ action: 'recruitment.exported', about: { facility: bajka.id, applications: 3 } })
  expect(await failureOf(exporting(otherOwner, { facility_id: bajka.id }))).toMatchObject({ _tag: 'InsufficientPermissions' })
})
