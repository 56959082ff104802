import { beforeAll, describe, expect, test } from 'vitest'
import { makeClock } from '#adapters/memory/clock.ts'
import { run } from '#adapters/memory/run.ts'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { facilityPermission } from '#core/access/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import { RealtimeTickets } from '#core/ports/realtime-tickets.ts'
import { testPlatform } from '../../testing/platform.ts'
import { startForTests } from '../../testing/start-for-tests.ts'
import { storeFacilityRow } from '../../testing/store-facility-row.ts'

const clock = makeClock()
const platform = startForTests(() => testPlatform({ clock }))
const write = facilityPermission('facility-data/write', { roles: [] }).name

let grants: Grants
let tickets: RealtimeTickets
/** Facilities in the order of their names. */
let facilityIds: readonly [string, string]
beforeAll(async () => {
  grants = platform.find(Grants)
  tickets = platform.find(RealtimeTickets)
  facilityIds = [await storeFacilityRow(platform, { name: 'Bajka' }), await storeFacilityRow(platform, { name: 'Tęcza' })]
})

describe('grants', () => {
  test('are saved, replaced and revoked by account and facility, and listed by name of the facility', async () => {
    const accountId = newId()
    const [first, second] = facilityIds
    const grant = { accountId, role: 'administrator', permissions: [] } as const
    for (const facilityId of [second, first]) await run(grants.save({ ...grant, facilityId }))
    await run(grants.save({ ...grant, facilityId: first, permissions: [write] }))
    expect(await run(grants.permissionsOf(accountId))).toEqual({ [first]: [write], [second]: [] })
    expect((await run(grants.facilitiesOf(accountId))).map(({ id }) => id)).toEqual([first, second])
    await run(grants.revoke(accountId, first))
    expect(await run(grants.permissionsOf(accountId))).toEqual({ [second]: [] })
    expect(await run(grants.permissionsOf(newId()))).toEqual({})
  })

  test('OW-12 make a facility new until its panel is opened, and again for its new owner; without a panel nothing is new', async () => {
    const accountId = newId()
    const [facilityId, other] = facilityIds
    const teacher = { accountId, facilityId, role: 'teacher', permissions: [write] } as const
    const news = async () => (await run(grants.facilitiesOf(accountId))).map((one) => one.is_new)
    await run(grants.save({ ...teacher, permissions: [] }))
    expect(await news()).toEqual([false])
    await run(grants.save(teacher))
    expect(await news()).toEqual([true])
    for (const opened of [other, facilityId]) await run(grants.noteOpened(accountId, opened))
    await run(grants.save({ ...teacher, role: 'administrator' }))
    expect(await news()).toEqual([false])
    await run(grants.save({ ...teacher, role: 'owner' }))
    expect(await news()).toEqual([true])
    await run(grants.revoke(accountId, facilityId))
  })
})

describe('realtime tickets', () => {
  const aUser = (): User => ({ kind: 'user', id: newId(), type: 'user', session: newId(), address: '203.0.113.1', perms: {} })

  test('open one connection, with the permissions of that moment and the address of the connection', async () => {
    const user = aUser()
    const [facilityId] = facilityIds
    const { ticket } = await run(tickets.issue(user))
    await run(grants.save({ accountId: user.id, facilityId, role: 'administrator', permissions: [write] }))
    expect(await run(tickets.redeem(ticket, '203.0.113.2'))).toEqual({
      ...user,
      address: '203.0.113.2',
      perms: { [facilityId]: [write] },
    })
    expect(await run(tickets.redeem(ticket, '203.0.113.2'))).toBeNull()
    expect(await run(tickets.redeem('unknown', '203.0.113.2'))).toBeNull()
  })

  test('expire after half a minute', async () => {
    const { ticket } = await run(tickets.issue(aUser()))
    clock.advance(31)
    expect(await run(tickets.redeem(ticket, '203.0.113.2'))).toBeNull()
  })
})
