import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { newId } from '#core/kernel/ids.ts'
import { Signing } from '#core/ports/signing.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'
import { brokenPdf, uploadForm } from '#plugins/uploads/testing/sample-forms.ts'
import { codePayload } from '../domain/code.ts'
import { claimant } from './claims-fixture.ts'
import { insertClaim } from './insert-claim.ts'
import { storeFacility } from './store-facility.ts'

type ClaimOptions = Omit<Parameters<typeof insertClaim>[1], 'accountId'>

/** Creates the records that the calls refer to. */
const createClaims = async (product: TestProduct) => {
  const { platform, url } = product
  const member = await createMember(platform, url)
  const owner = await createMember(platform, url)
  const support = await createMember(platform, url, 'support')
  const rows = (sql: string, parameters: readonly unknown[] = []) => rowsOf(platform, sql, parameters)
  const facility = async (over: Parameters<typeof storeFacility>[1] = {}) => (await storeFacility(platform, over)).id
  const claim = (options: ClaimOptions = {}) => insertClaim(rows, { accountId: member.id, ...options })
  return {
    member,
    owner,
    support,
    facility,
    claim,
    closed: () => facility({ active: false }),
    ofOthers: () => insertClaim(rows, { accountId: owner.id }),
    /** Stores a claim that waits for support, in a state; returns its id. */
    submitted: async (review: Parameters<typeof insertReview>[1] = {}, state: 'submitted' | 'withdrawn' = 'submitted') => {
      // An acceptance ends the sessions of the claimant.
      const accountId = (await createMember(platform, url)).id
      const id = await insertClaim(rows, { accountId, state, done: true, facilityId: await facility() })
      const reviewId = await insertReview(rows, { kind: 'claim', subjectId: id, ...review })
      return {
        id,
        decide: () => rows(`update moderation_review set state = 'rejected', decided_at = now() where id = ? returning 1`, [reviewId]),
      }
    },
    /** Uploads a proof; returns its id. */
    upload: async (file: { readonly bytes?: Uint8Array } = {}): Promise<string> =>
      (await member.browser.call('POST', '/api/v1/upload', uploadForm('proof', file))).body.id,
    /** Sends the code 123456 for a claim, `wrong` times guessed at. */
    sendCode: async (claimId: string, facilityId: string, wrong = 0) => {
      const id = newId()
      const [mac] = platform.find(Signing).macsOf(codePayload(id, claimId, '123456'))
      await rows(
        `insert into claims_code (id, claim_id, account_id, facility_id, mac, sent_at, expires_at, wrong, guessed_at)
         values (?, ?, ?, ?, ?, now(), now() + interval '15 minutes', ?, now()) returning 1`,
        [id, claimId, member.id, facilityId, mac, wrong],
      )
    },
  }
}
type Claims = Awaited<ReturnType<typeof createClaims>>

const path = '/api/v1/claim'
const code = { code: '123456' }

/** Call by the member about a claim. */
const about = (ending: string, find: (data: Claims) => Promise<string>, body?: object) => async (data: Claims) => ({
  path: `${path}/${await find(data)}${ending}`,
  as: data.member.browser,
  ...(body && { body: { ...body } }),
})
const draft = (data: Claims) => data.claim()
const decided = (data: Claims) => data.claim({ state: 'accepted' })
const foreign = (data: Claims) => data.ofOthers()
const doneFor = async (data: Claims, facilityId: Promise<string> | string, options: ClaimOptions = {}) =>
  data.claim({ done: true, facilityId: await facilityId, ...options })
const withCode = async (data: Claims, facilityId: string, wrong?: number) => {
  const id = await doneFor(data, facilityId)
  await data.sendCode(id, facilityId, wrong)
  return id
}
const editing = (ending: string, body?: object) => ({
  'error/claim-not-found': about(ending, foreign, body),
  'error/claim-closed': about(ending, decided, body),
})
/** Calls of support about a claim that waits for it. */
const supporting = (ending: string, body: object) => {
  const call = (find: (data: Claims) => Promise<string>) => async (data: Claims) => ({
    path: `${path}/${await find(data)}${ending}`,
    as: data.support.browser,
    body: { ...body },
  })
  return {
    success: call(async ({ submitted }) => (await submitted()).id),
    errors: {
      'error/claim-not-found': call(async () => newId()),
      'error/claim-closed': call(draft),
      'error/review-locked': call(async ({ submitted, owner }) => (await submitted({ lockedBy: owner.id })).id),
      'error/review-decided': call(async ({ submitted }) => {
        const { id, decide } = await submitted()
        await decide()
        return id
      }),
      'error/subject-changed': call(async ({ submitted }) => (await submitted({}, 'withdrawn')).id),
    },
  }
}
/** Call of support for a document of a claim, an upload of the member. */
const shownDocument = async ({ member, support, claim }: Claims, upload_id: string) => {
  const id = await claim()
  const { body } = await member.browser.call('POST', `${path}/${id}/document`, { upload_id, kind: 'other' })
  return { path: `${path}/${id}/document/${body.documents[0].id}`, as: support.browser }
}
const starting = (facility: (data: Claims) => Promise<string>) => async (data: Claims) => ({
  path,
  as: data.member.browser,
  body: { ...claimant, facility_id: await facility(data) },
})
const proposal = { name: 'Kraina', type: 'nursery', voivodeship: 'malopolskie', city: 'Limanowa' }
const proposing =
  (over: object) =>
  ({ member }: Claims) => ({ path: '/api/v1/facility/list', as: member.browser, body: { ...proposal, ...over } })

/** Contract of claims. */
export const contract = contractWith(createClaims, {
  'post /api/v1/claim/:id/accept': supporting('/accept', {}),
  'post /api/v1/claim/:id/decline': supporting('/decline', { reason: 'other', note: 'Nie.' }),
  'get /api/v1/claim/mine': { success: ({ member }) => ({ path: `${path}/mine`, as: member.browser }) },
  'get /api/v1/claimable-facility/:id': {
    success: async ({ member, facility }) => ({ path: `/api/v1/claimable-facility/${await facility()}`, as: member.browser }),
    errors: { 'error/facility-not-found': ({ member }) => ({ path: `/api/v1/claimable-facility/${newId()}`, as: member.browser }) },
  },
  'post /api/v1/claim': {
    success: starting(({ facility }) => facility()),
    errors: {
      'error/facility-not-found': starting(async () => newId()),
      'error/facility-closed': starting(({ closed }) => closed()),
      'error/facility-yours': starting(({ facility, member }) => facility({ owner_id: member.id })),
      'error/validation': ({ member }) => ({ path, as: member.browser, body: claimant }),
    },
  },
  'patch /api/v1/claim/:id': {
    success: about('', draft, { verified_data: { phone: '601602603' } }),
    errors: editing('', { position: 'dyrektorka' }),
  },
  'post /api/v1/claim/:id/document': {
    success: async (data) => ({
      path: `${path}/${await data.claim()}/document`,
      as: data.member.browser,
      body: { upload_id: await data.upload(), kind: 'other' },
    }),
    errors: {
      ...editing('/document', { upload_id: newId(), kind: 'other' }),
      'error/validation': about('/document', draft, { upload_id: newId(), kind: 'other' }),
    },
  },
  'get /api/v1/claim/:id/document/:document': {
    success: async (data) => shownDocument(data, await data.upload()),
    errors: {
      'error/claim-not-found': ({ support }) => ({ path: `${path}/${newId()}/document/${newId()}`, as: support.browser }),
      'error/document-unreadable': async (data) => shownDocument(data, await data.upload({ bytes: brokenPdf })),
      'error/insufficient-permissions': about(`/document/${newId()}`, draft),
    },
  },
  'delete /api/v1/claim/:id/document/:document': {
    success: async (data) => ({ ...(await shownDocument(data, await data.upload())), as: data.member.browser }),
    errors: editing(`/document/${newId()}`),
  },
  'post /api/v1/claim/:id/submit': {
    success: about('/submit', (data) => doneFor(data, data.facility()), {}),
    errors: {
      ...editing('/submit', {}),
      'error/claim-exists': about(
        '/submit',
        async (data) => {
          const facilityId = await data.facility()
          await data.claim({ facilityId })
          return doneFor(data, facilityId, { state: 'rejected' })
        },
        {},
      ),
      'error/facility-not-found': about('/submit', (data) => doneFor(data, newId()), {}),
      'error/facility-closed': about('/submit', (data) => doneFor(data, data.closed()), {}),
      'error/facility-yours': about('/submit', (data) => doneFor(data, data.facility({ owner_id: data.member.id })), {}),
      'error/validation': about('/submit', async (data) => data.claim({ facilityId: await data.facility() }), {}),
    },
  },
  'delete /api/v1/claim/:id': { success: about('', draft), errors: editing('') },
  'post /api/v1/claim/:id/code': {
    success: about('/code', (data) => doneFor(data, data.facility()), {}),
    errors: {
      ...editing('/code', {}),
      'error/facility-not-found': about('/code', (data) => doneFor(data, newId()), {}),
      'error/facility-closed': about('/code', (data) => doneFor(data, data.closed()), {}),
      'error/code-unavailable': about('/code', (data) => doneFor(data, data.facility({ register_email: null })), {}),
      'error/code-locked': about('/code', async (data) => withCode(data, await data.facility(), 10), {}),
    },
  },
  'post /api/v1/claim/:id/code/confirm': {
    // The facility has an owner, so that the sessions of the member do not end.
    success: async (data) => {
      const facilityId = await data.facility({ owner_id: data.owner.id })
      return { path: `${path}/${await withCode(data, facilityId)}/code/confirm`, as: data.member.browser, body: code }
    },
    errors: {
      ...editing('/code/confirm', code),
      'error/facility-not-found': about('/code/confirm', (data) => doneFor(data, newId()), code),
      'error/facility-closed': about('/code/confirm', (data) => doneFor(data, data.closed()), code),
      'error/facility-yours': about('/code/confirm', (data) => doneFor(data, data.facility({ owner_id: data.member.id })), code),
      'error/wrong-code': about('/code/confirm', async (data) => withCode(data, await data.facility()), { code: '654321' }),
      'error/code-gone': about('/code/confirm', (data) => doneFor(data, data.facility()), code),
      'error/code-locked': about('/code/confirm', async (data) => withCode(data, await data.facility(), 10), code),
    },
  },
  'get /api/v1/claim/contested': { success: ({ member }) => ({ path: `${path}/contested`, as: member.browser }) },
  'post /api/v1/claim/:id/answer': {
    success: async (data) => ({
      path: `${path}/${await doneFor(data, data.facility({ owner_id: data.owner.id }), { state: 'contested' })}/answer`,
      as: data.owner.browser,
      body: { answer: 'objects', note: 'Prowadzę ją od lat.' },
    }),
    errors: {
      'error/claim-not-found': about('/answer', foreign, { answer: 'consents' }),
      'error/claim-closed': async (data) => ({
        path: `${path}/${await doneFor(data, data.facility({ owner_id: data.owner.id }))}/answer`,
        as: data.owner.browser,
        body: { answer: 'consents' },
      }),
    },
  },
  'get /api/v1/claim/similar': { success: () => ({ path: `${path}/similar?name=Bajka&city=Krak%C3%B3w` }) },
  'post /api/v1/facility/list': { success: proposing({}), errors: { 'error/validation': proposing({ city: 'Nigdzie' }) } },
})
