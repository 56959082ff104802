import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { Signing } from '#core/ports/signing.ts'
import { tokenOf } from '../domain/invitation-token.ts'
import { storeRole } from './stored-facility.ts'

/** Creates functions that store members, requests and invitations. */
export const createRecords = ({ copyFacility, createMember, find, other, platform, rows }: ExampleContext) => {
  /** Copies the facility with a package, so that it may have members. */
  const premium = () => copyFacility('premium')
  /** Stores a teacher of a facility, by default another user, in a state; an approved one has the grant too. */
  const member = async (state: string, { facilityId, accountId }: { facilityId?: string; accountId?: string } = {}) => {
    const id = newId()
    const at = facilityId ?? (await premium())
    const account = accountId ?? (await other()).id
    await rows(
      `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version)
       values (?, ?, ?, 'teacher', ?, now(), now(), 1) returning 1`,
      [id, at, account, state],
    )
    if (state === 'approved') await storeRole(platform, at, account, 'teacher')
    return id
  }
  const remove = (id: string) => rows('update facility set deleted_at = now() where id = ? returning 1', [id])
  return {
    premium,
    member,
    remove,
    /** Stores a teacher of a facility without package. */
    unpaid: async (state: string) => member(state, { facilityId: await copyFacility('registered') }),
    /** Stores a teacher of a facility that is deleted. */
    inGone: async (state: string) => {
      const facilityId = await premium()
      const id = await member(state, { facilityId })
      await remove(facilityId)
      return id
    },
    /** Copies the facility with as many members as it may have. */
    full: async () => {
      const id = await premium()
      await rows(
        `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version)
         select gen_random_uuid(), ?, gen_random_uuid(), 'parent', 'approved', now(), now(), 1 from generate_series(1, 2000) returning 1`,
        [id],
      )
      return id
    },
    /** Stores an invitation to a facility; returns its id and the token in its mail. */
    invitation: async (email = `${newId()}@kredka.test`, facilityId?: string) => {
      const id = newId()
      const invited_at = new Date().toISOString()
      await rows(
        `insert into membership_invitation (id, facility_id, role, email, language, invited_at) values (?, ?, 'parent', ?, 'pl', ?) returning 1`,
        [id, facilityId ?? (await premium()), email, invited_at],
      )
      return { id, token: tokenOf({ id, invited_at }, find(Signing)) }
    },
    /** Creates a teacher of the facility, to whom it may be passed. */
    successor: async () => {
      const facilityId = await premium()
      const { id } = await createMember()
      await member('approved', { facilityId, accountId: id })
      const [facility] = await rows<{ name: string }>('select name from facility where id = ?', [facilityId])
      return { facility_id: facilityId, to_account_id: id, confirm_name: facility?.name ?? '' }
    },
  }
}
