import type { ContractCases } from '#config/quality/testing/contract/route-cases.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Member } from '#plugins/accounts/testing/member.ts'
import { about, facility, full, owner, path, stranger, support } from './contract-calls.ts'
import type { Memberships } from './contract-data.ts'

const inviting =
  (facility: (data: Memberships) => Promise<string> | string, as: (data: Memberships) => Member = owner) =>
  async (data: Memberships) => ({
    path: `${path}/invite`,
    as: as(data).browser,
    body: { facility_id: await facility(data), role: 'teacher', emails: [`Ola <${newId()}@kredka.test>; nic`] },
  })
/** Joins as the person whose address is invited. */
const joining = (prepare: (data: Memberships, who: Member, facilityId: string) => Promise<unknown>) => async (data: Memberships) => {
  const who = data.guest
  const facilityId = await data.facility()
  const { id } = await data.invitation(who.email, facilityId)
  await prepare(data, who, facilityId)
  return { path: `${path}/${id}/join`, as: who.browser, body: {} }
}

/** Calls about invitations. */
export const invitationCases: ContractCases<Memberships> = {
  [`get ${path}/invitation`]: {
    success: async ({ invitation }) => ({ path: `${path}/invitation?token=${(await invitation()).token}` }),
    errors: { 'error/invitation-not-found': () => ({ path: `${path}/invitation?token=x` }) },
  },
  [`post ${path}/invitation/refuse`]: {
    success: async ({ invitation }) => ({ path: `${path}/invitation/refuse`, body: { token: (await invitation()).token } }),
    errors: { 'error/invitation-not-found': () => ({ path: `${path}/invitation/refuse`, body: { token: 'x' } }) },
  },
  [`get ${path}/invitation/refuse/:token`]: {
    success: async ({ invitation }) => ({ path: `${path}/invitation/refuse/${(await invitation()).token}` }),
    errors: { 'error/invitation-not-found': () => ({ path: `${path}/invitation/refuse/x` }) },
  },
  [`post ${path}/invitation/refuse/:token`]: {
    success: async ({ invitation }) => ({
      path: `${path}/invitation/refuse/${(await invitation()).token}`,
      form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
    errors: { 'error/invitation-not-found': () => ({ path: `${path}/invitation/refuse/x`, form: new URLSearchParams() }) },
  },
  [`post ${path}/invite`]: {
    success: inviting(facility),
    errors: {
      'error/insufficient-permissions': inviting(facility, stranger),
      'error/facility-not-found': inviting(newId, support),
      'error/premium-required': inviting(({ facility }) => facility('registered')),
      'error/members-full': inviting(full),
    },
  },
  [`post ${path}/:id/join`]: {
    success: joining(async () => undefined),
    errors: {
      'error/membership-not-found': about('/join', stranger, async ({ invitation }) => (await invitation()).id, {}),
      'error/facility-not-found': joining(async ({ remove }, _, facilityId) => remove(facilityId)),
      'error/already-member': joining(async ({ role }, who, facilityId) => role(facilityId, who.id, 'parent')),
    },
  },
}
