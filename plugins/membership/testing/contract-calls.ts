import type { Member } from '#plugins/accounts/testing/member.ts'
import type { Memberships } from './contract-data.ts'

export const path = '/api/v1/membership'
/** Call of a person about a membership. */
export const about =
  (ending: string, as: (data: Memberships) => Member, find: (data: Memberships) => Promise<string>, body?: object) =>
  async (data: Memberships) => ({
    path: `${path}/${await find(data)}${ending}`,
    as: as(data).browser,
    ...(body && { body: { ...body } }),
  })
export const owner = (data: Memberships) => data.owner

/** Creates a facility with as many members as it may have. */
export const full = async (data: Memberships) => {
  const id = await data.facility()
  await data.rows(
    `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version)
     select gen_random_uuid(), ?, gen_random_uuid(), 'parent', 'approved', now(), now(), 1 from generate_series(1, 2000)`,
    [id],
  )
  return id
}
export const support = (data: Memberships) => data.support
export const stranger = (data: Memberships) => data.stranger
export const facility = (data: Memberships) => data.facility()
