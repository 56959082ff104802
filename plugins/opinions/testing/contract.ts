import { newId } from '#core/kernel/ids.ts'
import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'
import { brokenPdf, uploadForm } from '#plugins/uploads/testing/sample-forms.ts'
import { aWrittenOpinion } from './a-written-opinion.ts'
import { insertOpinion } from './insert-opinion.ts'
import { storeFacility } from './store-facility.ts'

type Options = Omit<Parameters<typeof insertOpinion>[1], 'accountId' | 'facilityId'>

/** Creates the records that the calls refer to. */
const createOpinions = async (product: TestProduct) => {
  const { platform, url } = product
  const [member, owner, support] = [
    await createMember(platform, url),
    await createMember(platform, url),
    await createMember(platform, url, 'support'),
  ]
  const rows = (sql: string, parameters: readonly unknown[] = []) => rowsOf(platform, sql, parameters)
  const facility = async (over: Parameters<typeof storeFacility>[1] = {}) => (await storeFacility(platform, over)).id
  /** Facility whose opinions the owner answers. */
  const owned = async (over: Parameters<typeof storeFacility>[1] = {}) => {
    const id = await facility({ ...over, owner_id: owner.id })
    await rows(`update access_grant set permissions = '{facility-opinions/write}' where facility_id = ? returning 1`, [id])
    return id
  }
  const opinion = async (options: Options & { readonly facilityId?: string; readonly accountId?: string } = {}) =>
    insertOpinion(rows, { accountId: member.id, ...options, facilityId: options.facilityId ?? (await owned()) })
  return {
    ...{ member, owner, support, rows, facility, owned, opinion },
    /** Stores an opinion, or an answer, that waits for support. */
    waiting: async (kind: 'opinion' | 'answer', review: Parameters<typeof insertReview>[1] = {}, options: Options = {}) => {
      const stored = await opinion(kind === 'opinion' ? { state: 'pending', ...options } : { answer: 'pending', ...options })
      const subjectId = kind === 'opinion' ? stored.submission : stored.answerSubmission
      const reviewId = await insertReview(rows, { kind, subjectId, ...review })
      return {
        id: stored.id,
        decide: () => rows(`update moderation_review set state = 'declined', decided_at = now() where id = ? returning 1`, [reviewId]),
      }
    },
    upload: async (file: { readonly bytes?: Uint8Array } = {}): Promise<string> =>
      (await member.browser.call('POST', '/api/v1/upload', uploadForm('opinion_evidence', file))).body.id,
  }
}
type Opinions = Awaited<ReturnType<typeof createOpinions>>
type Who = 'member' | 'owner' | 'support'

const path = '/api/v1/opinion'
const { facility_id: _, ...changes } = aWrittenOpinion('')
const refusal = { reason: 'other', note: 'Nie.' }

/** Call about an opinion. */
const about =
  (who: Who, ending: string, find: (data: Opinions) => Promise<{ readonly id: string }>, body?: object, headers?: Record<string, string>) =>
  async (data: Opinions) => ({
    path: `${path}/${(await find(data)).id}${ending}`,
    as: data[who].browser,
    ...(body && { body: { ...body } }),
    ...(headers && { headers }),
  })
const accepted = (data: Opinions) => data.opinion()
const pending = (data: Opinions) => data.opinion({ state: 'pending' })
const withdrawn = (data: Opinions) => data.opinion({ state: 'withdrawn' })
const answered = (data: Opinions) => data.opinion({ answer: 'accepted' })
const unknown = async () => ({ id: newId() })
const notFound = (who: Who, ending: string, body?: object) => ({ 'error/opinion-not-found': about(who, ending, unknown, body) })
const stale = { 'if-match': '"99"' }

const writing =
  (over: object, facility: (data: Opinions) => Promise<string>, who: Who = 'member') =>
  async (data: Opinions) => ({
    path,
    as: data[who].browser,
    body: { ...aWrittenOpinion(await facility(data)), ...over },
  })

/** Call of support for a document of an opinion, an upload of the member. */
const shownEvidence = async ({ member, support, facility, rows }: Opinions, upload: string) => {
  const body = { ...aWrittenOpinion(await facility()), evidence_ids: [upload] }
  const { body: written } = await member.browser.call('POST', path, body)
  const [file] = await rows('select id from opinions_evidence where opinion_id = ?', [written.id])
  return { path: `${path}/${written.id}/evidence/${(file as { readonly id: string } | undefined)?.id}`, as: support.browser }
}

/** Calls of support about an opinion or an answer that waits for it. */
const deciding = (kind: 'opinion' | 'answer', ending: string, body: object) => {
  const call = (find: (data: Opinions) => Promise<{ readonly id: string }>, headers?: Record<string, string>) =>
    about('support', ending, find, body, headers)
  const isOpinion = kind === 'opinion'
  return {
    success: call((data) => data.waiting(kind)),
    errors: {
      ...notFound('support', ending, body),
      ...(!isOpinion && { 'error/answer-not-found': call(accepted) }),
      [isOpinion ? 'error/opinion-closed' : 'error/answer-closed']: call(isOpinion ? accepted : answered),
      'error/version-conflict': call((data) => data.waiting(kind), stale),
      'error/review-locked': call((data) => data.waiting(kind, { lockedBy: data.owner.id })),
      'error/review-decided': call(async (data) => {
        const waiting = await data.waiting(kind)
        await waiting.decide()
        return waiting
      }),
      'error/subject-changed': call((data) => data.waiting(kind, {}, isOpinion ? { state: 'withdrawn' } : { answer: 'rejected' })),
    },
  }
}
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

/** Contract of opinions. */
export const contract = contractWith(createOpinions, {
  [`get ${path}`]: {
    success: async ({ opinion, owned }) => {
      const facilityId = await owned()
      await opinion({ facilityId, answer: 'accepted' })
      return { path: `${path}?facility_id=${facilityId}&sort=best` }
    },
    errors: { 'error/validation': () => ({ path: `${path}?facility_id=${newId()}&filter[text][eq]=x` }) },
  },
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
  [`get ${path}/stats/:facility_id`]: {
    success: async ({ facility }) => ({ path: `${path}/stats/${await facility()}` }),
    errors: { 'error/facility-not-found': () => ({ path: `${path}/stats/${newId()}` }) },
  },
  [`get ${path}/allowed/:facility_id`]: {
    success: async ({ facility, member }) => ({ path: `${path}/allowed/${await facility()}`, as: member.browser }),
    errors: { 'error/facility-not-found': ({ member }) => ({ path: `${path}/allowed/${newId()}`, as: member.browser }) },
  },
  [`get ${path}/:id`]: { success: about('member', '', accepted), errors: { 'error/opinion-not-found': about('member', '', pending) } },
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
  [`post ${path}/:id/accept`]: deciding('opinion', '/accept', {}),
  [`post ${path}/:id/decline`]: deciding('opinion', '/decline', refusal),
  [`get ${path}/:id/evidence/:document`]: {
    success: async (data) => shownEvidence(data, await data.upload()),
    errors: {
      ...notFound('support', `/evidence/${newId()}`),
      'error/document-unreadable': async (data) => shownEvidence(data, await data.upload({ bytes: brokenPdf })),
      'error/insufficient-permissions': about('member', `/evidence/${newId()}`, accepted),
    },
  },
  [`post ${path}/:id/document-seen`]: {
    success: about('support', '/document-seen', pending, { seen: false }),
    errors: {
      ...notFound('support', '/document-seen', { seen: true }),
      'error/insufficient-permissions': about('member', '/document-seen', pending, { seen: true }),
      'error/opinion-closed': about('support', '/document-seen', accepted, { seen: true }),
      'error/validation': about('support', '/document-seen', pending, { seen: true }),
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
  [`post ${path}/:id/answer/accept`]: deciding('answer', '/answer/accept', {}),
  [`post ${path}/:id/answer/decline`]: deciding('answer', '/answer/decline', refusal),
  [`post ${path}/:id/helpful`]: {
    success: about('support', '/helpful', accepted, {}),
    errors: { ...notFound('member', '/helpful', {}), 'error/own-opinion': about('member', '/helpful', accepted, {}) },
  },
  [`delete ${path}/:id/helpful`]: { success: about('support', '/helpful', accepted), errors: notFound('member', '/helpful') },
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
})
