import { type ContextOf, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import type { Member } from '#plugins/accounts/testing/member.ts'
import { secondFactorErrors } from '#plugins/accounts/testing/second-factors.ts'
import { membershipApi } from '../contract/api.ts'
import { createRecords } from './example-records.ts'
import { storeOwned, storeRole } from './stored-facility.ts'

type Context = ContextOf<typeof createRecords>

type Body = Readonly<Record<string, unknown>>
/** Request about a membership. */
const about = (find: (context: Context) => Promise<string> | string, body?: Body) => async (context: Context) => ({
  params: { id: await find(context) },
  ...(body && { body }),
})
/** Errors of all requests about a membership; `state` is the one in which they work, `closed` one in which they do not. */
const refusals = (state: string, closed: string, body?: Body) => ({
  MembershipClosed: about(({ member }) => member(closed), body),
  FacilityNotFound: async (context: Context) => ({
    as: 'support' as const,
    ...(await about(({ inGone }) => inGone(state), body)(context)),
  }),
})
/** Only the owner decides about a teacher; the administrator sees them. */
const aboutTeacher = {
  permission: facilityPermissions.writeMembers,
  refusal: '404 membership-not-found',
  may: { own: { administrator: '403 insufficient-permissions' } },
} as const
const stateIs = (id: string, state: string) => ['select 1 from membership_member where id = ? and state = ?', id, state] as const
const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
const inviting = (facility_id: string) => ({ body: { facility_id, role: 'parent', emails: [`Ola <${newId()}@kredka.test>; nic`] } })
const asking = (facility_id: string) => ({ body: { facility_id, role: 'parent' } })
/** Joins by an invitation to the address of the caller. */
const joining = (prepare: (context: Context, who: Member, facilityId: string) => Promise<unknown>) => async (context: Context) => {
  // Signed in before the invitation, which would be accepted by the reaction to the login.
  const who = await context.createMember()
  const facilityId = await context.premium()
  const { id } = await context.invitation(who.email, facilityId)
  await prepare(context, who, facilityId)
  return { as: who, params: { id }, body: {} }
}
const passing = (over: (context: Context) => Promise<Body> | Body) => async (context: Context) => ({
  body: { ...(await context.successor()), password: context.user?.password, ...(await over(context)) },
})

/**
 * Objects of routes about a membership are those of a teacher, about whom only the owner decides (features ME-05);
 * administrators see them, others do not find them.
 */
export const examples = examplesOf(membershipApi, createRecords, {
  listOwn: { requests: { none: () => ({}) } },
  showInvitation: {
    requests: { none: () => ({ query: { token: 'rubbish' } }) },
    may: { none: '404 invitation-not-found' },
    success: async ({ invitation }) => ({ query: { token: (await invitation()).token } }),
  },
  refuseInvitation: {
    requests: { none: () => ({ body: { token: 'rubbish' } }) },
    may: { none: '404 invitation-not-found' },
    success: async ({ invitation }) => ({ body: { token: (await invitation()).token } }),
  },
  readRefusalLink: {
    requests: { none: () => ({ params: { token: 'rubbish' } }) },
    may: { none: '404 invitation-not-found' },
    success: async ({ invitation }) => ({ params: { token: (await invitation()).token } }),
  },
  refuseByMail: {
    requests: { none: () => ({ params: { token: 'rubbish' }, form: new URLSearchParams() }) },
    may: { none: '404 invitation-not-found' },
    success: async ({ invitation }) => ({ params: { token: (await invitation()).token }, form: oneClick }),
  },
  listMembers: {
    permission: facilityPermissions.writeMembers,
    requests: { 'own, foreign, pending': ({ facility }) => ({ query: { facility_id: facility, role: 'teacher' } }) },
    errors: { FacilityNotFound: () => ({ as: 'support', query: { facility_id: newId(), role: 'teacher' } }) },
  },
  showJoining: {
    requests: {
      foreign: async ({ rows, facility }) => {
        const [row] = await rows<{ slug: string }>('select slug from facility where id = ?', [facility])
        return { query: { slug: row?.slug ?? '' } }
      },
    },
    errors: { FacilityNotFound: () => ({ query: { slug: 'x' } }) },
  },
  invite: {
    permission: facilityPermissions.writeMembers,
    effect: 'invited',
    requests: {
      'own, foreign, pending': async ({ premium }) => {
        const { body } = inviting(await premium())
        return { body, appears: ['select 1 from membership_invitation where facility_id = ?', body.facility_id] }
      },
    },
    errors: {
      FacilityNotFound: () => ({ as: 'support', ...inviting(newId()) }),
      PremiumRequired: async ({ copyFacility }) => inviting(await copyFacility('registered')),
      MembersFull: async ({ full }) => inviting(await full()),
    },
  },
  requestMembership: {
    effect: 'requested',
    requests: {
      foreign: async ({ premium, user }) => {
        const { body } = asking(await premium())
        return {
          body,
          appears: ['select 1 from membership_member where facility_id = ? and account_id = ?', body.facility_id, user?.id ?? newId()],
        }
      },
    },
    may: { foreign: { 'foreign owner': '409 already-member' } },
    errors: {
      FacilityNotFound: () => asking(newId()),
      MembersUnavailable: async ({ copyFacility }) => asking(await copyFacility('registered')),
      RequestTooSoon: async ({ premium, member, user }) => {
        const facilityId = await premium()
        await member('rejected', { facilityId, ...(user && { accountId: user.id }) })
        return asking(facilityId)
      },
      MembersFull: async ({ full }) => asking(await full()),
    },
  },
  joinByInvitation: {
    requests: { foreign: async ({ invitation }) => ({ params: { id: (await invitation()).id }, body: {} }) },
    may: { foreign: '404 membership-not-found' },
    success: joining(async () => undefined),
    errors: {
      FacilityNotFound: joining(({ remove }, _, facilityId) => remove(facilityId)),
      AlreadyMember: joining(({ platform }, who, facilityId) => storeRole(platform, facilityId, who.id, 'parent')),
    },
  },
  acceptMembership: {
    ...aboutTeacher,
    effect: 'accepted',
    requests: {
      'own, foreign': async ({ member }) => {
        const id = await member('awaiting_verification')
        return { params: { id }, body: {}, appears: stateIs(id, 'approved') }
      },
    },
    errors: {
      ...refusals('awaiting_verification', 'approved', {}),
      PremiumRequired: about(({ unpaid }) => unpaid('awaiting_verification'), {}),
      AlreadyMember: about(async ({ premium, other, platform, member }) => {
        const facilityId = await premium()
        await storeRole(platform, facilityId, (await other()).id, 'administrator')
        return member('awaiting_verification', { facilityId })
      }, {}),
    },
  },
  rejectMembership: {
    ...aboutTeacher,
    effect: 'rejected',
    requests: {
      'own, foreign': async ({ member }) => {
        const id = await member('awaiting_verification')
        return { params: { id }, body: {}, appears: stateIs(id, 'rejected') }
      },
    },
    errors: refusals('awaiting_verification', 'approved', {}),
  },
  changeMembership: {
    ...aboutTeacher,
    effect: 'changed',
    requests: {
      'own, foreign': async ({ member }) => {
        const id = await member('approved')
        return { params: { id }, body: { moderator: true }, appears: ['select 1 from membership_member where id = ? and version = 2', id] }
      },
    },
    errors: {
      ...refusals('approved', 'awaiting_verification', { moderator: true }),
      PremiumRequired: about(({ unpaid }) => unpaid('approved'), { moderator: true }),
      Validation: about(({ member }) => member('approved'), { permissions: ['facility-billing/write'] }),
      VersionConflict: async ({ member }) => ({
        params: { id: await member('approved') },
        body: { moderator: true },
        headers: { 'if-match': '"7"' },
      }),
    },
  },
  endMembership: {
    ...aboutTeacher,
    effect: 'removed',
    requests: {
      'own, foreign': async ({ member }) => {
        const id = await member('approved')
        return { params: { id }, appears: stateIs(id, 'removed') }
      },
    },
    errors: refusals('approved', 'awaiting_verification'),
  },
  showOwnership: {
    requests: { 'own, foreign, pending': ({ facility }) => ({ query: { facility_id: facility } }) },
    errors: { FacilityNotFound: () => ({ as: 'support', query: { facility_id: newId() } }) },
  },
  passOwnership: {
    permission: facilityPermissions.writeOwnership,
    requests: {
      'own, foreign, pending': ({ facility }) => ({
        body: { facility_id: facility, to_account_id: newId(), confirm_name: 'x', password: 'wrong' },
      }),
    },
    may: { 'own, foreign, pending': '401 bad-password' },
    success: async ({ createMember, platform, member }) => {
      const owner = await createMember()
      const facility_id = await storeOwned(platform, owner.id)
      const to = await createMember()
      await member('approved', { facilityId: facility_id, accountId: to.id })
      return { as: owner, body: { facility_id, to_account_id: to.id, confirm_name: 'Bajka', password: owner.password } }
    },
    errors: {
      FacilityNotFound: async ({ createMember }) => {
        const support = await createMember('support')
        return {
          as: support,
          body: { facility_id: newId(), to_account_id: newId(), confirm_name: 'x', password: support.password },
        }
      },
      ...secondFactorErrors(async (member, proof, { platform }) => ({
        body: {
          facility_id: await storeOwned(platform, member.id),
          to_account_id: newId(),
          confirm_name: 'Bajka',
          password: member.password,
          ...proof,
        },
      })),
      OwnershipChanged: async (context) => {
        const support = await context.createMember('support')
        return { as: support, ...(await passing(() => ({ password: support.password }))(context)) }
      },
      Validation: passing(() => ({ confirm_name: 'Inna' })),
    },
  },
})
