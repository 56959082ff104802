import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import type { PartnerMember, PartnerMembers } from '../domain/members.port.ts'

interface Repositories {
  readonly members: PartnerMembers
  /** Stores a facility with a number of the register of schools. */
  readonly store: (rspo: string, owned: boolean) => Promise<string>
}

const number = () => String(Math.floor(Math.random() * 1e9))

/** Describes every repository of the people that partners name. */
export const describeMembers = (setUp: () => Promise<Repositories> | Repositories) => {
  let all: Repositories
  beforeAll(async () => {
    all = await setUp()
  })
  const aMember = (facility_id: string, over: Partial<PartnerMember> = {}): PartnerMember => ({
    account_id: newId(),
    facility_id,
    partner: 'bobas',
    partner_facility_id: newId(),
    role: 'owner',
    imported_at: '2026-11-23T10:00:00.000Z',
    waits_since: '2026-11-23T10:00:00.000Z',
    state: 'waiting',
    ...over,
  })

  describe('repository of partner members', () => {
    test('finds a facility by its register number, and later by the partner’s own', async () => {
      const rspo = number()
      const id = await all.store(rspo, false)
      const member = aMember(id)
      expect(await run(all.members.findFacility('bobas', member.partner_facility_id, null))).toBeNull()
      expect(await run(all.members.findFacility('bobas', member.partner_facility_id, rspo))).toMatchObject({ id })
      await run(all.members.add(member))
      expect(await run(all.members.findFacility('bobas', member.partner_facility_id, null))).toMatchObject({ id })
      expect(await run(all.members.findFacility('inny', member.partner_facility_id, null))).toBeNull()
    })

    test('an account is a member of a facility once, and waits until it is settled', async () => {
      const member = aMember(await all.store(number(), false))
      expect([await run(all.members.add(member)), await run(all.members.add(member))]).toEqual([true, false])
      expect(await run(all.members.waitingOf(member.account_id))).toMatchObject([{ facility_id: member.facility_id, facility: 'Bajka' }])
      await run(all.members.setState(member.account_id, member.facility_id, 'granted'))
      expect(await run(all.members.waitingOf(member.account_id))).toEqual([])
    })

    test('knows whether a facility has an owner', async () => {
      expect(await run(all.members.hasOwner(await all.store(number(), false)))).toBe(false)
      expect(await run(all.members.hasOwner(await all.store(number(), true)))).toBe(true)
    })
  })
}
