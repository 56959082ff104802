import type { ContractCases } from '#config/quality/testing/contract/route-cases.ts'
import { newId } from '#core/kernel/ids.ts'
import { about, accepted, answered, notFound, path, pending, stale } from './contract-calls.ts'
import type { Opinions } from './contract-data.ts'

const ofOwner =
  (
    facility: (data: Opinions) => Promise<string>,
    build: (id: string) => { readonly path: string; readonly body?: Record<string, unknown> },
  ) =>
  async (data: Opinions) => ({ ...build(await facility(data)), as: data.owner.browser })
const batch = (facility_id: string) => ({ path: '/api/v1/opinion-code/batch', body: { facility_id, size: 10 } })
const goneOwned = async ({ owned, rows }: Opinions) => {
  const id = await owned()
  await rows('update facility set deleted_at = now() where id = ? returning 1', [id])
  return id
}

/** Calls of facilities: the opinions about them, their answers, their codes. */
export const answerCases: ContractCases<Opinions> = {
  [`get ${path}/facility`]: {
    success: ofOwner(
      ({ owned }) => owned(),
      (id) => ({ path: `${path}/facility?facility_id=${id}` }),
    ),
    errors: {
      'error/facility-not-found': async (data) => ({ path: `${path}/facility?facility_id=${newId()}`, as: data.support.browser }),
      'error/insufficient-permissions': async (data) => ({
        path: `${path}/facility?facility_id=${await data.owned()}`,
        as: data.member.browser,
      }),
    },
  },
  [`post ${path}/:id/answer`]: {
    success: about('owner', '/answer', accepted, { text: 'Dziękujemy!' }),
    errors: {
      'error/opinion-not-found': about('owner', '/answer', pending, { text: 'Dziękujemy!' }),
      'error/insufficient-permissions': about('member', '/answer', accepted, { text: 'Dziękujemy!' }),
      'error/answer-exists': about('owner', '/answer', answered, { text: 'Dziękujemy!' }),
      'error/validation': about('owner', '/answer', accepted, { text: '👍' }),
    },
  },
  [`patch ${path}/:id/answer`]: {
    success: about('owner', '/answer', answered, { text: 'Bardzo dziękujemy!' }),
    errors: {
      ...notFound('owner', '/answer', { text: 'Dziękujemy!' }),
      'error/insufficient-permissions': about('member', '/answer', answered, { text: 'Dziękujemy!' }),
      'error/answer-not-found': about('owner', '/answer', accepted, { text: 'Dziękujemy!' }),
      'error/answer-closed': about('owner', '/answer', (data) => data.opinion({ answer: 'hidden' }), { text: 'Dziękujemy!' }),
      'error/version-conflict': about('owner', '/answer', answered, { text: 'Dziękujemy!' }, stale),
      'error/validation': about('owner', '/answer', answered, { text: 'x' }),
    },
  },
  [`delete ${path}/:id/answer`]: {
    success: about('owner', '/answer', answered),
    errors: {
      ...notFound('owner', '/answer'),
      'error/insufficient-permissions': about('member', '/answer', answered),
      'error/answer-not-found': about('owner', '/answer', accepted),
    },
  },
  'post /api/v1/opinion-code/batch': {
    success: ofOwner(({ owned }) => owned(), batch),
    errors: {
      'error/insufficient-permissions': async (data) => ({ ...batch(await data.owned()), as: data.member.browser }),
      'error/facility-not-found': ofOwner(goneOwned, batch),
      'error/facility-inactive': ofOwner(({ owned }) => owned({ active: false }), batch),
      'error/codes-exhausted': ofOwner(async ({ owned, rows }) => {
        const id = await owned()
        await rows('insert into opinions_code_batch (id, facility_id, number, size, issued_at) values (?, ?, 1, 500, now()) returning 1', [
          newId(),
          id,
        ])
        return id
      }, batch),
    },
  },
  'get /api/v1/opinion-code': {
    success: ofOwner(
      ({ owned }) => owned(),
      (id) => ({ path: `/api/v1/opinion-code?facility_id=${id}` }),
    ),
    errors: {
      'error/facility-not-found': ofOwner(goneOwned, (id) => ({ path: `/api/v1/opinion-code?facility_id=${id}` })),
      'error/insufficient-permissions': async (data) => ({
        path: `/api/v1/opinion-code?facility_id=${await data.owned()}`,
        as: data.member.browser,
      }),
    },
  },
}
