import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import { type Invitation, inState, type Member, newMember } from '../domain/member.ts'
import type { Invitations, Members } from '../domain/members.port.ts'

interface Repositories {
  readonly members: Members
  readonly invitations: Invitations
}

const now = new Date('2026-12-12T10:00:00.000Z')
const later = new Date('2026-12-13T10:00:00.000Z')

/** Describes every set of repositories of memberships. */
export const describeMembers = (setUp: () => Promise<Repositories> | Repositories) => {
  let all: Repositories
  beforeAll(async () => {
    all = await setUp()
  })
  const store = async (facilityId: string, over: Partial<Member> = {}) => {
    const member = { ...newMember(facilityId, newId(), 'parent', 'approved', now), ...over }
    await run(all.members.save(member))
    return member
  }
  const invite = async (facility_id: string, over: Partial<Invitation> = {}) => {
    const email = `${newId()}@kredka.test`
    const one: Invitation = { id: newId(), facility_id, role: 'parent', email, language: 'ua', invited_at: now.toISOString(), ...over }
    await run(all.invitations.save([one]))
    return one
  }

  describe('repositories of memberships', () => {
    test('returns what was stored, and changes of it', async () => {
      const member = await store(newId())
      expect(await run(all.members.byId(member.id))).toEqual(member)
      expect(await run(all.members.find(member.facility_id, member.account_id))).toEqual(member)
      const removed = inState(member, 'removed', later)
      await run(all.members.save(removed))
      expect(await run(all.members.byId(member.id))).toEqual(removed)
      for (const id of [newId(), 'rubbish']) expect((await failureOf(all.members.byId(id)))._tag).toBe('MembershipNotFound')
      await run(all.members.remove(member.id))
      expect(await run(all.members.find(member.facility_id, member.account_id))).toBeNull()
    })

    test('ME-01 lists a facility by role without those who left, counts it, and lists the relations of an account', async () => {
      const facility = newId()
      const parent = await store(facility)
      const waiting = await store(facility, { state: 'awaiting_verification' })
      const teacher = await store(facility, { role: 'teacher' })
      await store(facility, { state: 'left', ended_at: now.toISOString() })
      expect((await run(all.members.ofFacility(facility, 'parent'))).map(({ id }) => id).toSorted()).toEqual(
        [parent.id, waiting.id].toSorted(),
      )
      expect((await run(all.members.ofFacility(facility, 'teacher'))).map(({ id }) => id)).toEqual([teacher.id])
      expect(await run(all.members.count(facility))).toBe(3)
      const other = await store(newId(), { account_id: parent.account_id, changed_at: later.toISOString() })
      expect((await run(all.members.ofAccount(parent.account_id))).map(({ id }) => id)).toEqual([other.id, parent.id])
      expect(await run(all.members.removeAll(facility))).toBe(4)
    })

    test('ME-01 a facility has one invitation for an address; inviting again replaces it under its id', async () => {
      const first = await invite(newId())
      const again = { ...first, id: newId(), role: 'teacher', language: 'pl', invited_at: later.toISOString() } as const
      await run(all.invitations.save([again]))
      expect(await run(all.invitations.ofEmail(first.email))).toEqual([{ ...again, id: first.id }])
      expect(await run(all.invitations.ofFacility(first.facility_id))).toEqual([{ ...again, id: first.id }])
      expect(await run(all.invitations.byId(first.id))).toMatchObject({ email: first.email })
      expect([await run(all.invitations.byId('rubbish')), await run(all.invitations.byId(newId()))]).toEqual([null, null])
      expect([await run(all.invitations.remove(first.id)), await run(all.invitations.remove(first.id))]).toEqual([true, false])
    })

    test('ME-01 counts mails by facility and day, and remembers refusals of one facility', async () => {
      const facility = newId()
      expect([
        await run(all.invitations.spend(facility, '2026-12-12', 3)),
        await run(all.invitations.spend(facility, '2026-12-12', -1)),
      ]).toEqual([3, 2])
      expect(await run(all.invitations.spend(facility, '2026-12-13', 1))).toBe(1)
      await run(all.invitations.clearDays('2026-12-13'))
      expect([
        await run(all.invitations.spend(facility, '2026-12-12', 1)),
        await run(all.invitations.spend(facility, '2026-12-13', 1)),
      ]).toEqual([1, 2])
      await run(all.invitations.refuse(facility, 'ola@kredka.test', now.toISOString()))
      await run(all.invitations.refuse(facility, 'ola@kredka.test', later.toISOString()))
      const emails = ['ola@kredka.test', 'jan@kredka.test']
      expect([...(await run(all.invitations.refused(facility, emails)))]).toEqual(['ola@kredka.test'])
      expect([...(await run(all.invitations.refused(newId(), emails)))]).toEqual([])
    })
  })
}
