import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { Grants } from '#core/access/grants.port.ts'
import type { PermissionName } from '#core/access/permissions.ts'
import { PanelFacilities } from '../domain/panel.port.ts'
import { makeFindEditedFacility } from './panel-layout.ts'

const database = databaseForTests()

const setUp = async (...facilities: readonly (readonly [name: string, permission: PermissionName])[]) => {
  const grants = database.find(Grants)
  const panelFacilities = database.find(PanelFacilities)
  const user = aUser()
  const ids: string[] = []
  for (const [name, permission] of facilities) {
    const facilityId = await storeFacilityRow(database, { name })
    await run(grants.save({ accountId: user.id, facilityId, role: 'owner', permissions: [permission] }))
    ids.push(facilityId)
  }
  return { panelFacilities, user, ids, find: makeFindEditedFacility({ grants, panelFacilities }) }
}
const edit = 'facility-data/write'
const other = 'facility-billing/write'

test('OW-15 the facility opened last is found, as long as the user may edit it', async () => {
  const { panelFacilities, user, find, ids } = await setUp(['A', edit], ['B', edit], ['C', other])
  const [a = '', b = '', c = ''] = ids
  expect(await run(find(user, {}))).toEqual({ facility: a })
  await run(panelFacilities.noteOpened(user.id, b))
  expect(await run(find(user, {}))).toEqual({ facility: b })
  await run(panelFacilities.noteOpened(user.id, c))
  expect(await run(find(user, {}))).toEqual({ facility: a })
})

test('OW-15 who may edit none has none, and a visitor signs in first', async () => {
  const { user, find } = await setUp(['C', other])
  expect(await run(find(user, {}))).toBeNull()
  expect(await failureOf(find(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})
