import { expect, test } from 'vitest'
import { facilityRoles } from '#core/access/roles.ts'
import { roomKinds, roomVisibilities } from '../contract/room.ts'
import { aMessage, aRoom } from '../testing/records.ts'
import { audiencesOf, mayEdit, mayWrite, readersOf, type Standing, sideIn } from './room.ts'

const parent = 'p'
const standings: readonly Standing[] = facilityRoles.flatMap((role) =>
  [true, false].map((writes) => ({ accountId: role === 'parent' ? parent : role, role, writes, groups: [] })),
)
const inGroups = (...groups: readonly string[]): Standing => ({ accountId: `in ${groups.join()}`, role: 'parent', writes: false, groups })
const parents = [inGroups('a'), inGroups('b'), inGroups('a', 'b')]
const nameOf = ({ role, writes }: Standing) => (role === 'teacher' && writes ? 'teacher who writes' : role)
const readers = (room: ReturnType<typeof aRoom>) => [
  ...new Set(standings.filter((standing) => sideIn(room, standing) !== null).map(nameOf)),
]

test('RT-03 rooms of the staff are for the staff, announcements for all, and a parent’s room for that parent and those who may write', () => {
  const all = ['owner', 'administrator', 'teacher who writes', 'teacher']
  expect(readers(aRoom({ kind: 'staff', account_id: null }))).toEqual(all)
  expect(readers(aRoom({ kind: 'announcements', account_id: null }))).toEqual([...all, 'parent'])
  expect(readers(aRoom({ kind: 'parent', account_id: parent }))).toEqual(['owner', 'administrator', 'teacher who writes', 'parent'])
  expect(readers(aRoom({ kind: 'parent', account_id: parent, visibility: 'management' }))).toEqual(['owner', 'administrator', 'parent'])
  expect(readers(aRoom({ kind: 'parent', account_id: 'another' }))).toEqual(['owner', 'administrator', 'teacher who writes'])
  for (const kind of roomKinds) expect(sideIn(aRoom({ kind }), null)).toBeNull()
})

test('RT-07 announcements to groups are read by parents with a child in one of them, and by the staff', () => {
  const readersOfGroups = (...group_ids: readonly string[]) =>
    parents.filter((standing) => sideIn(aRoom({ kind: 'announcements', account_id: null, group_ids }), standing) !== null)
  expect(readersOfGroups('a').map(({ accountId }) => accountId)).toEqual(['in a', 'in a,b'])
  expect(readersOfGroups('a', 'b')).toEqual(parents)
  expect(readersOfGroups('gone')).toEqual([])
  const room = aRoom({ kind: 'announcements', account_id: null, group_ids: ['a'] })
  expect(readers(room)).toEqual(['owner', 'administrator', 'teacher who writes', 'teacher'])
})

test('RT-03 RT-07 whom a frame of a room goes to is exactly who reads it', () => {
  for (const kind of roomKinds)
    for (const [visibility, group_ids] of roomVisibilities.flatMap((one) => [[], ['a'], ['a', 'b']].map((ids) => [one, ids] as const))) {
      const room = aRoom({
        kind,
        visibility,
        account_id: kind === 'parent' ? parent : null,
        group_ids: kind === 'announcements' ? group_ids : [],
      })
      const { facility, parents: targets } = readersOf(room)
      const gets = (standing: Standing) => {
        const audiences = audiencesOf(standing, room.facility_id)
        if (audiences.includes(facility.audience)) return true
        return targets.some((to) => (typeof to === 'string' ? to === standing.accountId : audiences.includes(to.audience)))
      }
      for (const standing of [...standings, ...parents])
        expect([kind, nameOf(standing), gets(standing)]).toEqual([kind, nameOf(standing), sideIn(room, standing) !== null])
    }
})

test('RT-03 announcements are written by owner, administrators and teachers who may write with parents', () => {
  const writers = standings.filter((standing) => mayWrite({ kind: 'announcements' }, standing)).map(nameOf)
  expect([...new Set(writers)]).toEqual(['owner', 'administrator', 'teacher who writes'])
})

test('RT-03 a message is edited for five minutes, unless it was withdrawn or hidden', () => {
  const message = aMessage({ sent_at: '2026-11-23T08:00:00.000Z' })
  const at = (minutes: number) => new Date(Date.parse(message.sent_at) + minutes * 60_000)
  expect([5, 5.1].map((minutes) => mayEdit(message, 5, at(minutes)))).toEqual([true, false])
  expect(mayEdit({ ...message, withdrawn_at: message.sent_at }, 5, at(1))).toBe(false)
  expect(mayEdit({ ...message, hidden: true }, 5, at(1))).toBe(false)
})
