import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests, transactionWith } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { NewRate } from '../contract/rate.ts'
import { Rates } from '../domain/rates.port.ts'
import { AddRate, ChangeRate, ConfirmRate, ListFormerRates, ListRates } from './rates.ts'

const anna = aUser({ type: 'support' })
const database = databaseForTests()

const setUp = () => {
  const audit = makeAudit()
  const events = makeEvents()
  const rates = database.find(Rates)
  const ports = { rates, audit, events, clock: database.clock, transaction: transactionWith(database, audit, events) }
  return {
    audit,
    events,
    list: makeOf(ListRates)(ports),
    former: makeOf(ListFormerRates)(ports),
    add: makeOf(AddRate)(ports),
    change: makeOf(ChangeRate)(ports),
    confirm: makeOf(ConfirmRate)(ports),
  }
}
const wieliczka = { voivodeship: 'malopolskie', county: 'wielicki', commune: 'Wieliczka' } as const
const subsidy: NewRate = {
  kind: 'nursery_subsidy',
  ...wieliczka,
  amount: 20_000,
  source: ' Uchwała rady miasta ',
  source_on: '2026-01-15',
  valid_from: '2026-02-01',
}

test('EX-02 the first rates come from public sources, and none counts as checked', async () => {
  const { rates } = await run(setUp().list(anna, {}))
  expect(rates.map(({ kind, amount, confirmed_on }) => [kind, amount, confirmed_on])).toEqual([
    ['nursery_benefit', 150_000, null],
    ['kindergarten_hour', 0, null],
  ])
})

test('EX-02 a new rate is to be checked, confirming it records the day, and a change asks again', async () => {
  const { add, confirm, change, former, list, audit, events } = setUp()
  const added = await run(add(anna, subsidy))
  expect(added).toMatchObject({ source: 'Uchwała rady miasta', siblings_from: 0, fee_limit: null, confirmed_on: null, version: 1 })
  const confirmed = await run(confirm(anna, { id: added.id, version: 1 }))
  expect(confirmed).toMatchObject({ confirmed_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), version: 2 })
  const changed = await run(change(anna, { id: added.id, version: 2, amount: 25_000, valid_until: '2026-12-31' }))
  expect(changed).toMatchObject({ amount: 25_000, valid_until: '2026-12-31', confirmed_on: null, version: 3 })
  expect((await run(list(anna, {}))).rates.find(({ id }) => id === added.id)).toEqual(changed)
  const replaced = (await run(former(anna, { id: added.id }))).former
  expect(replaced).toMatchObject([{ version: 2, amount: 20_000, confirmed_on: confirmed.confirmed_on }])
  expect(replaced[0]).not.toHaveProperty('id')
  expect(audit.entries.map(({ action }) => action)).toEqual(['costs.rate-added', 'costs.rate-confirmed', 'costs.rate-changed'])
  expect(audit.entries.at(-1)?.about).toEqual({ rate: added.id, kind: 'nursery_subsidy', before: 20_000, after: 25_000 })
  expect(events.emitted).toHaveLength(3)
})

test('EX-02 two members of support who change the same version do not overwrite each other', async () => {
  const { add, change, confirm } = setUp()
  const { id } = await run(add(anna, subsidy))
  await run(change(anna, { id, version: 1, amount: 1 }))
  expect(await failureOf(change(anna, { id, version: 1, amount: 2 }))).toMatchObject({ _tag: 'VersionConflict' })
  // What was not read cannot be confirmed.
  expect(await failureOf(confirm(anna, { id, version: 1 }))).toMatchObject({ _tag: 'VersionConflict' })
})

test('EX-02 contradictions are refused at their fields, and an unknown rate is not found', async () => {
  const { add, change, confirm, former, audit } = setUp()
  const fieldsOf = async (over: Partial<NewRate>) => {
    const failure = (await failureOf(add(anna, { ...subsidy, ...over }))) as { readonly schema?: object }
    return Object.keys(failure.schema ?? {})
  }
  expect(await fieldsOf({ county: null })).toEqual(['county'])
  expect(await fieldsOf({ voivodeship: null, county: null, commune: null })).toEqual(['commune'])
  expect(await fieldsOf({ kind: 'nursery_benefit', commune: null })).toEqual(['voivodeship', 'county'])
  expect(await fieldsOf({ valid_until: '2026-01-31' })).toEqual(['valid_until'])
  expect(await fieldsOf({ age_from: 24, age_until: 12 })).toEqual(['age_until'])
  expect(await fieldsOf({ free_hours: 5 })).toEqual(['free_hours'])
  expect(await fieldsOf({ kind: 'kindergarten_hour', fee_limit: 1, disability_amount: 1 })).toEqual(['disability_amount', 'fee_limit'])
  expect(audit.entries).toEqual([])
  const id = '01970000-0000-7000-8000-000000000001'
  for (const step of [change(anna, { id, amount: 1 }), confirm(anna, { id }), former(anna, { id })])
    expect(await failureOf<unknown, unknown>(step)).toMatchObject({ _tag: 'RateNotFound' })
})
