import type { ContractCases } from '#config/quality/testing/contract/route-cases.ts'
import { newId } from '#core/kernel/ids.ts'
import { about, accepted, notFound, path, pending } from './contract-calls.ts'
import type { Opinions } from './contract-data.ts'

/** Calls of the readers of opinions. */
export const readerCases: ContractCases<Opinions> = {
  [`get ${path}`]: {
    success: async ({ opinion, owned }) => {
      const facilityId = await owned()
      await opinion({ facilityId, answer: 'accepted' })
      return { path: `${path}?facility_id=${facilityId}&sort=best` }
    },
    errors: { 'error/validation': () => ({ path: `${path}?facility_id=${newId()}&filter[text][eq]=x` }) },
  },
  [`get ${path}/stats/:facility_id`]: {
    success: async ({ facility }) => ({ path: `${path}/stats/${await facility()}` }),
    errors: { 'error/facility-not-found': () => ({ path: `${path}/stats/${newId()}` }) },
  },
  [`get ${path}/:id`]: { success: about('member', '', accepted), errors: { 'error/opinion-not-found': about('member', '', pending) } },
  [`get ${path}/:id/helpful`]: { success: about('member', '/helpful', accepted), errors: notFound('member', '/helpful') },
  [`post ${path}/:id/helpful`]: {
    success: about('support', '/helpful', accepted, {}),
    errors: { ...notFound('member', '/helpful', {}), 'error/own-opinion': about('member', '/helpful', accepted, {}) },
  },
  [`delete ${path}/:id/helpful`]: { success: about('support', '/helpful', accepted), errors: notFound('member', '/helpful') },
}
