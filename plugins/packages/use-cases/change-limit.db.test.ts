import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { makePackagesFixture } from '../testing/packages-fixture.ts'
import { ChangeLimit, ListLimits, SetLimit } from './limits.ts'

const database = databaseForTests()

const setUp = () => {
  const fixture = makePackagesFixture(database)
  const change = makeOf(ChangeLimit)(fixture)
  return { ...fixture, change, set: makeOf(SetLimit)({ changeLimit: change }), list: makeOf(ListLimits)(fixture) }
}

test('AP-09 PATCH returns the row that replaces the stored one, audited, and the next act sees it', async () => {
  const { change, support, list, limits, add, audit } = setUp()
  const row = await run(change(support, { id: 'photos', value_registered: 4 }))
  expect(row).toMatchObject({
    id: 'photos',
    key: 'photos',
    type: 'limit',
    value_free: 3,
    value_registered: 4,
    value_premium: 40,
    version: 2,
  })
  expect((await run(list(visitor, {}))).find(({ id }) => id === 'photos')).toEqual(row)
  expect(await run(limits.valueFor(await add(), facilityLimits.photos))).toBe(4)
  expect(audit.entries).toMatchObject([
    { action: 'packages.limit-changed', about: { limit: 'photos', before: { registered: 3 }, after: { registered: 4 } } },
  ])
})

test('AP-09 a stale version, an unknown limit and a value of another type are refused', async () => {
  const { change, support, audit } = setUp()
  await run(change(support, { id: 'photos', version: 1, value_free: 2 }))
  expect(await failureOf(change(support, { id: 'photos', version: 1, value_free: 1 }))).toMatchObject({ _tag: 'VersionConflict' })
  expect(await failureOf(change(support, { id: 'nothing' }))).toMatchObject({ _tag: 'LimitNotFound', kind: 'not-found' })
  expect(await failureOf(change(support, { id: 'photos', value_free: true, value_premium: false }))).toMatchObject({
    schema: { value_free: ['FIELD_INVALID'], value_premium: ['FIELD_INVALID'] },
  })
  // A page shows forty photos at most.
  expect(await failureOf(change(support, { id: 'photos', value_registered: 41, value_premium: null }))).toMatchObject({
    schema: { value_registered: ['FIELD_INVALID'], value_premium: ['FIELD_INVALID'] },
  })
  expect(await failureOf(change(support, { id: 'recruitment_text', value_free: 1 }))).toMatchObject({
    schema: { value_free: ['FIELD_INVALID'] },
  })
  expect(audit.entries).toHaveLength(1)
})

test('AP-09 only support and the operator change limits', async () => {
  const { change, addOwned } = setUp()
  expect(await failureOf(change(visitor, { id: 'photos' }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(change((await addOwned()).owner, { id: 'photos' }))).toMatchObject({ _tag: 'InsufficientPermissions' })
})

test('J4.7 the operator types numbers, unlimited, yes and no', async () => {
  const { set } = setUp()
  expect(await run(set(operator, { key: 'amenities', free: '0', premium: 'unlimited' }))).toMatchObject({
    value_free: 0,
    value_registered: 5,
    value_premium: null,
  })
  expect(await run(set(operator, { key: 'recruitment_text', registered: 'yes' }))).toMatchObject({ value_registered: true })
  expect(await failureOf(set(operator, { key: 'photos', free: 'many' }))).toMatchObject({ schema: { free: ['FIELD_INVALID'] } })
  expect(await failureOf(set(operator, { key: 'photos' }))).toMatchObject({ kind: 'invalid', detail: expect.stringContaining('--free') })
})
