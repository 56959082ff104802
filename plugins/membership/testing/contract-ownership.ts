import type { ContractCases } from '#config/quality/testing/contract/route-cases.ts'
import { newId } from '#core/kernel/ids.ts'
import { secondFactorErrors } from '#plugins/accounts/testing/contract-factors.ts'
import type { Member } from '#plugins/accounts/testing/member.ts'
import { owner, stranger, support } from './contract-calls.ts'
import type { Memberships } from './contract-data.ts'

const ownership = '/api/v1/facility-ownership'
const password = ({ password }: Member) => ({ password })
const passing =
  (over: (data: Memberships, facilityId: string) => Promise<object> | object, as = owner) =>
  async (data: Memberships) => {
    const facility_id = await data.facility()
    const to = await data.person()
    await data.member('approved', { facilityId: facility_id, accountId: to.id })
    const body = { facility_id, to_account_id: to.id, confirm_name: 'Bajka', ...password(as(data)) }
    return { path: `${ownership}/pass`, as: as(data).browser, body: { ...body, ...(await over(data, facility_id)) } }
  }

/** Calls about who owns a facility. */
export const ownershipCases: ContractCases<Memberships> = {
  [`get ${ownership}`]: {
    success: async ({ owner, facility }) => ({ path: `${ownership}?facility_id=${await facility()}`, as: owner.browser }),
    errors: {
      'error/insufficient-permissions': async ({ stranger, facility }) => ({
        path: `${ownership}?facility_id=${await facility()}`,
        as: stranger.browser,
      }),
      'error/facility-not-found': ({ support }) => ({ path: `${ownership}?facility_id=${newId()}`, as: support.browser }),
    },
  },
  [`post ${ownership}/pass`]: {
    success: passing(() => ({})),
    errors: {
      'error/insufficient-permissions': passing(() => ({}), stranger),
      'error/facility-not-found': passing(() => ({ facility_id: newId() }), support),
      ...secondFactorErrors((member, proof) => ({
        path: `${ownership}/pass`,
        as: member.browser,
        body: {
          facility_id: 'facilityId' in member ? String(member.facilityId) : '',
          to_account_id: newId(),
          confirm_name: 'Bajka',
          password: member.password,
          ...proof,
        },
      })),
      'error/ownership-changed': passing(() => ({}), support),
      'error/bad-password': passing(() => ({ password: 'x' })),
      'error/validation': passing(() => ({ confirm_name: 'Inna' })),
    },
  },
}
