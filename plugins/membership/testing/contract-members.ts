import type { ContractCases } from '#config/quality/testing/contract/route-cases.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Member } from '#plugins/accounts/testing/member.ts'
import { about, facility, full, owner, path, stranger, support } from './contract-calls.ts'
import type { Memberships } from './contract-data.ts'

const inGone = async (data: Memberships, state: string) => {
  const facilityId = await data.facility()
  const id = await data.member(state, { facilityId })
  await data.remove(facilityId)
  return id
}
/** Errors that all calls about a membership share; `state` is the one in which they work, `closed` one in which they do not. */
const refusals = (ending: string, state: string, closed: string, body?: object) => ({
  'error/membership-not-found': about(
    ending,
    ({ stranger }) => stranger,
    ({ member }) => member(state),
    body,
  ),
  'error/insufficient-permissions': about(
    ending,
    ({ administrator }) => administrator,
    ({ member }) => member(state),
    body,
  ),
  'error/membership-closed': about(ending, owner, ({ member }) => member(closed), body),
  'error/facility-not-found': about(
    ending,
    ({ support }) => support,
    (data) => inGone(data, state),
    body,
  ),
})
const unpaid = (ending: string, state: string, body: object) =>
  about(ending, owner, async ({ facility, member }) => member(state, { facilityId: await facility('registered') }), body)
const asking =
  (facility: (data: Memberships) => Promise<string> | string, as?: (data: Memberships) => Member) => async (data: Memberships) => ({
    path,
    as: (as ? as(data) : await data.person()).browser,
    body: { facility_id: await facility(data), role: 'parent' },
  })
const soon = async (data: Memberships) => {
  const id = await data.facility()
  const who = await data.person()
  await data.member('rejected', { facilityId: id, accountId: who.id })
  return { path, as: who.browser, body: { facility_id: id, role: 'parent' } }
}
const list =
  (facility: (data: Memberships) => Promise<string> | string, as = owner) =>
  async (data: Memberships) => ({
    path: `${path}?facility_id=${await facility(data)}&role=teacher`,
    as: as(data).browser,
  })

/** Calls about members and those who ask to join. */
export const memberCases: ContractCases<Memberships> = {
  [`get ${path}`]: {
    success: list(facility),
    errors: { 'error/insufficient-permissions': list(facility, stranger), 'error/facility-not-found': list(newId, support) },
  },
  [`get ${path}/mine`]: { success: ({ owner }) => ({ path: `${path}/mine`, as: owner.browser }) },
  [`get ${path}/joining`]: {
    success: async ({ stranger, facility }) => ({ path: `${path}/joining?slug=z-${await facility()}`, as: stranger.browser }),
    errors: { 'error/facility-not-found': ({ stranger }) => ({ path: `${path}/joining?slug=x`, as: stranger.browser }) },
  },
  [`post ${path}`]: {
    success: asking(facility),
    errors: {
      'error/facility-not-found': asking(newId),
      'error/members-unavailable': asking(({ facility }) => facility('registered')),
      'error/already-member': asking(facility, owner),
      'error/request-too-soon': soon,
      'error/members-full': asking(full),
    },
  },
  [`post ${path}/:id/accept`]: {
    success: about('/accept', owner, ({ member }) => member('awaiting_verification'), {}),
    errors: {
      ...refusals('/accept', 'awaiting_verification', 'approved', {}),
      'error/premium-required': unpaid('/accept', 'awaiting_verification', {}),
      'error/already-member': about(
        '/accept',
        owner,
        async ({ member, facility, person, role }) => {
          const facilityId = await facility()
          const who = await person()
          await role(facilityId, who.id, 'administrator')
          return member('awaiting_verification', { facilityId, accountId: who.id })
        },
        {},
      ),
    },
  },
  [`post ${path}/:id/decline`]: {
    success: about('/decline', owner, ({ member }) => member('awaiting_verification'), {}),
    errors: refusals('/decline', 'awaiting_verification', 'approved', {}),
  },
  [`patch ${path}/:id`]: {
    success: about('', owner, ({ member }) => member('approved'), { moderator: true }),
    errors: {
      ...refusals('', 'approved', 'awaiting_verification', { moderator: true }),
      'error/premium-required': unpaid('', 'approved', { moderator: true }),
      'error/validation': about('', owner, ({ member }) => member('approved'), { permissions: ['facility-billing/write'] }),
      'error/version-conflict': async (data) => ({
        ...(await about('', owner, ({ member }) => member('approved'), { moderator: true })(data)),
        headers: { 'if-match': '"7"' },
      }),
    },
  },
  [`delete ${path}/:id`]: {
    success: about('', owner, ({ member }) => member('approved')),
    errors: refusals('', 'approved', 'awaiting_verification'),
  },
}
