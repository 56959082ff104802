import { expect, test } from 'vitest'
import { facilityRoles } from '#core/access/roles.ts'
import { roomKinds, roomVisibilities } from '../contract/room.ts'
import { aMessage, aRoom } from '../testing/records.ts'
import { audiencesOf, mayEdit, mayWrite, readersOf, type Standing, sideIn } from './room.ts'

const parent = 'p'
const standings: readonly Standing[] = facilityRoles.flatMap((role) =>
  [true, false].map((writes) => ({ accountId: role === 'parent' ? parent : role, role, writes })),
)
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

test('RT-03 whom a frame of a room goes to is exactly who reads it', () => {
  for (const kind of roomKinds)
    for (const visibility of roomVisibilities) {
      const room = aRoom({ kind, visibility, account_id: kind === 'parent' ? parent : null })
      const { facility, parents } = readersOf(room)
      const gets = (standing: Standing) => {
        const audiences = audiencesOf(standing, room.facility_id)
        if (audiences.includes(facility.audience)) return true
        return typeof parents === 'string' ? parents === standing.accountId : parents !== null && audiences.includes(parents.audience)
      }
      for (const standing of standings)
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
