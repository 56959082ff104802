import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { makePanelFixture } from '../testing/panel-fixture.ts'
import { makeFindEditedFacility } from './panel-layout.ts'

const setUp = async (...facilities: readonly (readonly [id: string, permission: string])[]) => {
  const { panelFacilities } = await makePanelFixture()
  const own = facilities.map(([id, permission]) => ({ id, permissions: [permission] }))
  const grants = { facilitiesOf: () => Effect.succeed(own) } as unknown as Grants
  const user = aUser()
  return { panelFacilities, user, find: makeFindEditedFacility({ grants, panelFacilities }) }
}
const edit = 'facility-data/write'
const other = 'facility-billing/write'

test('OW-15 the facility opened last is found, as long as the user may edit it', async () => {
  const { panelFacilities, user, find } = await setUp(['a', edit], ['b', edit], ['c', other])
  expect(await run(find(user, {}))).toEqual({ facility: 'a' })
  await run(panelFacilities.noteOpened(user.id, 'b'))
  expect(await run(find(user, {}))).toEqual({ facility: 'b' })
  await run(panelFacilities.noteOpened(user.id, 'c'))
  expect(await run(find(user, {}))).toEqual({ facility: 'a' })
})

test('OW-15 who may edit none has none, and a visitor signs in first', async () => {
  const { user, find } = await setUp(['c', other])
  expect(await run(find(user, {}))).toBeNull()
  expect(await failureOf(find(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})
