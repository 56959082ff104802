import { type ContextOf, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'
import { brokenPdf, uploadForm } from '#plugins/uploads/testing/sample-forms.ts'
import { claimsApi } from '../contract/api.ts'
import { claimant } from './claims-fixture.ts'
import { createRecords } from './example-records.ts'
import { insertClaim } from './insert-claim.ts'
import type { storeFacility } from './store-facility.ts'

type Context = ContextOf<typeof createRecords>

/** Request about a claim. */
const about =
  (find: (context: Context) => Promise<string> | string, body?: Readonly<Record<string, unknown>>) => async (context: Context) => ({
    params: { id: await find(context) },
    ...(body && { body }),
  })
const draft = ({ claim }: Context) => claim()
const accepted = ({ claim }: Context) => claim({ state: 'accepted' })
const forDone =
  (over: Parameters<typeof storeFacility>[1] = {}) =>
  async ({ doneFor, claimable }: Context) =>
    doneFor(await claimable(over))
const forClosed = forDone({ active: false })
const forOwn = async ({ doneFor, claimable, user }: Context) => doneFor(await claimable({ owner_id: user?.id ?? null }))
const stateIs = (id: string, state: string) => ['select 1 from claims_claim where id = ? and state = ?', id, state] as const
const code = { code: '123456' }
const starting = (find: (context: Context) => Promise<string> | string) => async (context: Context) => ({
  body: { ...claimant, facility_id: await find(context) },
})
const proposal = () => ({ name: `Kraina ${newId()}`, type: 'nursery', voivodeship: 'malopolskie', city: 'Limanowa' })

/** Errors of support's decisions about a claim. */
const refusedDecisions = (body: Readonly<Record<string, unknown>>) => ({
  ClaimNotFound: about(newId, body),
  ClaimClosed: about(draft, body),
  ReviewLocked: about(async ({ submitted }) => (await submitted({ lockedBy: newId() })).id, body),
  ReviewDecided: about(async ({ submitted, rows }) => {
    const { id, reviewId } = await submitted()
    await rows(`update moderation_review set state = 'rejected', decided_at = now() where id = ? returning 1`, [reviewId])
    return id
  }, body),
  SubjectChanged: about(async ({ submitted }) => (await submitted({}, 'withdrawn')).id, body),
})
const noFile = { upload_id: newId(), kind: 'other' }

/** Claims of the caller, of others, and those for facilities that the caller owns. */
export const examples = examplesOf(claimsApi, createRecords, {
  listClaims: { requests: { none: () => ({}) } },
  listContested: { requests: { none: () => ({}) } },
  findSimilar: { requests: { none: () => ({ query: { name: 'Bajka', city: 'Kraków' } }) } },
  showFacility: {
    requests: { 'own, foreign, pending': ({ facility }) => ({ params: { id: facility } }) },
    errors: { FacilityNotFound: about(newId) },
  },
  startClaim: {
    effect: 'begun',
    requests: {
      none: async ({ rows, user }) => {
        const id = user?.id ?? newId()
        await rows('delete from claims_claim where account_id = ? returning 1', [id])
        return { body: { ...claimant, facility: proposal() }, appears: ['select 1 from claims_claim where account_id = ?', id] }
      },
    },
    success: starting(({ claimable }) => claimable()),
    errors: {
      FacilityNotFound: starting(newId),
      FacilityClosed: starting(({ claimable }) => claimable({ active: false })),
      FacilityYours: starting(({ claimable, user }) => claimable({ owner_id: user?.id ?? null })),
      Validation: () => ({ body: claimant }),
    },
  },
  changeClaim: {
    effect: 'changed',
    requests: {
      'own, foreign': async ({ claim }) => {
        const id = await claim()
        return {
          params: { id },
          body: { position: 'kierowniczka', verified_data: { phone: '601602603' } },
          appears: [`select 1 from claims_claim where id = ? and position = 'kierowniczka'`, id],
        }
      },
    },
    may: { foreign: '404 claim-not-found' },
    errors: { ClaimClosed: about(accepted, { position: 'dyrektorka' }) },
  },
  addDocument: {
    requests: { 'own, foreign': about(draft, noFile) },
    may: { own: '422 validation', foreign: '404 claim-not-found' },
    success: async ({ claim, user }) => {
      const upload = await user?.browser.call('POST', '/api/v1/upload', uploadForm('proof'))
      return { params: { id: await claim() }, body: { upload_id: upload?.body.id, kind: 'other' } }
    },
    errors: { ClaimClosed: about(accepted, noFile) },
  },
  viewDocument: {
    requests: { none: () => ({ params: { id: newId(), document: newId() } }) },
    may: { none: '404 claim-not-found' },
    success: async ({ withDocument }) => ({ params: await withDocument() }),
    errors: { DocumentUnreadable: async ({ withDocument }) => ({ params: await withDocument({ bytes: brokenPdf }) }) },
  },
  removeDocument: {
    requests: { 'own, foreign': async ({ claim }) => ({ params: { id: await claim(), document: newId() } }) },
    may: { 'own, foreign': '404 claim-not-found' },
    success: async ({ account, claim, document }) => ({ params: await document(await account(), await claim()) }),
    errors: { ClaimClosed: async (context) => ({ params: { id: await accepted(context), document: newId() } }) },
  },
  submitClaim: {
    requests: { 'own, foreign': about(draft, {}) },
    may: { own: '404 facility-not-found', foreign: '404 claim-not-found' },
    success: about(forDone(), {}),
    errors: {
      ClaimClosed: about(accepted, {}),
      ClaimExists: about(async ({ claimable, claim, doneFor }) => {
        const facilityId = await claimable()
        await claim({ facilityId })
        return doneFor(facilityId, { state: 'rejected' })
      }, {}),
      FacilityClosed: about(forClosed, {}),
      FacilityYours: about(forOwn, {}),
      Validation: about(async ({ claim, claimable }) => claim({ facilityId: await claimable() }), {}),
    },
  },
  withdrawClaim: {
    effect: 'withdrawn',
    requests: {
      'own, foreign': async ({ claim }) => {
        const id = await claim()
        return { params: { id }, appears: stateIs(id, 'withdrawn') }
      },
    },
    may: { foreign: '404 claim-not-found' },
    errors: { ClaimClosed: about(accepted) },
  },
  sendCode: {
    requests: { 'own, foreign': about(draft, {}) },
    may: { own: '404 facility-not-found', foreign: '404 claim-not-found' },
    success: about(forDone(), {}),
    errors: {
      ClaimClosed: about(accepted, {}),
      FacilityClosed: about(forClosed, {}),
      CodeUnavailable: about(forDone({ register_email: null }), {}),
      CodeLocked: about(async ({ claimable, withCode }) => withCode(await claimable(), 10), {}),
    },
  },
  confirmCode: {
    requests: { 'own, foreign': about(draft, code) },
    may: { own: '404 facility-not-found', foreign: '404 claim-not-found' },
    // The facility has an owner, so that the sessions of the caller do not end.
    success: about(async ({ claimable, other, withCode }) => withCode(await claimable({ owner_id: (await other()).id })), code),
    errors: {
      ClaimClosed: about(accepted, code),
      FacilityClosed: about(forClosed, code),
      FacilityYours: about(forOwn, code),
      WrongCode: about(async ({ claimable, withCode }) => withCode(await claimable()), { code: '654321' }),
      CodeGone: about(forDone(), code),
      CodeLocked: about(async ({ claimable, withCode }) => withCode(await claimable(), 10), code),
    },
  },
  acceptClaim: {
    requests: { 'own, foreign': about(({ claim }) => claim({ state: 'submitted' }), {}) },
    may: { 'own, foreign': '409 claim-closed' },
    success: about(async ({ submitted }) => (await submitted()).id, {}),
    errors: refusedDecisions({}),
  },
  rejectClaim: {
    effect: 'rejected',
    requests: {
      'own, foreign': async ({ claim, rows }) => {
        const id = await claim({ state: 'submitted' })
        await insertReview(rows, { kind: 'claim', subjectId: id })
        return { params: { id }, body: { reason: 'other', note: 'Nie.' }, appears: stateIs(id, 'rejected') }
      },
    },
    may: { own: '409 subject-changed' },
    errors: refusedDecisions({ reason: 'other', note: 'Nie.' }),
  },
  answerContested: {
    effect: 'answered',
    requests: {
      own: async ({ rows, facilities }) => {
        const id = await insertClaim(rows, { accountId: newId(), facilityId: facilities.own, state: 'contested' })
        return {
          params: { id },
          body: { answer: 'consents', note: 'Prowadzi ją od lat.' },
          appears: [`select 1 from claims_claim where id = ? and owner_answer = 'consents'`, id],
        }
      },
    },
    may: { own: { user: '404 claim-not-found', owner: 'success' } },
    errors: {
      ClaimClosed: about(
        ({ rows, facilities }) => insertClaim(rows, { accountId: newId(), facilityId: facilities.own, state: 'accepted' }),
        {
          answer: 'consents',
        },
      ),
    },
  },
  proposeFacility: {
    effect: 'proposed',
    requests: {
      none: () => {
        const body = proposal()
        return { body, appears: [`select 1 from claims_claim where proposal->>'name' = ?`, body.name] }
      },
    },
    errors: { Validation: () => ({ body: { ...proposal(), city: 'Nigdzie' } }) },
  },
})
