import type { ContractCases } from '#config/quality/testing/contract/route-cases.ts'
import { newId } from '#core/kernel/ids.ts'
import { aWrittenOpinion } from './a-written-opinion.ts'
import { about, accepted, path, pending, stale, type Who } from './contract-calls.ts'
import type { Opinions } from './contract-data.ts'

const { facility_id: _, ...changes } = aWrittenOpinion('')
const withdrawn = (data: Opinions) => data.opinion({ state: 'withdrawn' })
const writing =
  (over: object, facility: (data: Opinions) => Promise<string>, who: Who = 'member') =>
  async (data: Opinions) => ({
    path,
    as: data[who].browser,
    body: { ...aWrittenOpinion(await facility(data)), ...over },
  })

/** Calls of the authors of opinions. */
export const authorCases: ContractCases<Opinions> = {
  [`post ${path}`]: {
    success: async (data) => (await writing({ evidence_ids: [await data.upload()] }, ({ facility }) => facility()))(data),
    errors: {
      'error/facility-not-found': writing({}, async () => newId()),
      'error/facility-inactive': writing({}, ({ facility }) => facility({ active: false })),
      'error/own-facility': writing({}, ({ owned }) => owned(), 'owner'),
      'error/opinion-exists': writing({}, async ({ opinion, facility }) => {
        const facilityId = await facility()
        await opinion({ facilityId })
        return facilityId
      }),
      'error/validation': writing({ text: 'Panie są cierpliwe, jedzenie smaczne, ogród duży.' }, ({ facility }) => facility()),
    },
  },
  [`get ${path}/mine`]: { success: ({ member }) => ({ path: `${path}/mine`, as: member.browser }) },
  [`get ${path}/allowed/:facility_id`]: {
    success: async ({ facility, member }) => ({ path: `${path}/allowed/${await facility()}`, as: member.browser }),
    errors: { 'error/facility-not-found': ({ member }) => ({ path: `${path}/allowed/${newId()}`, as: member.browser }) },
  },
  [`get ${path}/:id/thread`]: {
    success: about('member', '/thread', pending),
    errors: { 'error/opinion-not-found': about('owner', '/thread', pending) },
  },
  [`patch ${path}/:id`]: {
    success: about('member', '', accepted, changes),
    errors: {
      'error/opinion-not-found': about('owner', '', accepted, changes),
      'error/opinion-closed': about('member', '', withdrawn, changes),
      'error/facility-inactive': about(
        'member',
        '',
        async (data) => data.opinion({ facilityId: await data.owned({ active: false }) }),
        changes,
      ),
      'error/version-conflict': about('member', '', accepted, changes, stale),
      'error/validation': about('member', '', accepted, { ...changes, text: '😀'.repeat(60) }),
    },
  },
  [`delete ${path}/:id`]: {
    success: about('member', '', accepted),
    errors: { 'error/opinion-not-found': about('owner', '', accepted), 'error/opinion-closed': about('member', '', withdrawn) },
  },
}
