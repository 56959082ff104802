import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { Signing } from '#core/ports/signing.ts'
import type { Member } from '#plugins/accounts/testing/member.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'
import { uploadForm } from '#plugins/uploads/testing/sample-forms.ts'
import { codePayload } from '../domain/code.ts'
import { insertClaim } from './insert-claim.ts'
import { storeFacility } from './store-facility.ts'

type ClaimOptions = Omit<Parameters<typeof insertClaim>[1], 'accountId'>

/** Creates functions that store claims, their documents and codes. */
export const createRecords = ({ account, createMember, find, platform, rows }: ExampleContext) => {
  const claimable = async (over: Parameters<typeof storeFacility>[1] = {}) => (await storeFacility(platform, over)).id
  const claim = async (options: ClaimOptions = {}) => insertClaim(rows, { accountId: (await account()).id, ...options })
  const doneFor = (facilityId: string, options: ClaimOptions = {}) => claim({ done: true, facilityId, ...options })
  /** Adds a document to a claim; returns both ids. */
  const document = async ({ browser }: Member, id: string, file: { readonly bytes?: Uint8Array } = {}) => {
    const upload = await browser.call('POST', '/api/v1/upload', uploadForm('proof', file))
    const { body } = await browser.call('POST', `/api/v1/claim/${id}/document`, { upload_id: upload.body.id, kind: 'other' })
    return { id, document: body.documents[0].id as string }
  }
  return {
    /** Stores a facility that may be claimed. */
    claimable,
    claim,
    /** Stores a claim with all steps done, for a facility that may be claimed, or for this one. */
    doneFor,
    document,
    /** Stores a claim of a new member, with a document. */
    withDocument: async (file: { readonly bytes?: Uint8Array } = {}) => {
      const member = await createMember()
      return document(member, await insertClaim(rows, { accountId: member.id }), file)
    },
    /** Stores a claim of a new member that waits for support, in a state; the sessions of a member whose claim is accepted end. */
    submitted: async (review: Parameters<typeof insertReview>[1] = {}, state: 'submitted' | 'withdrawn' = 'submitted') => {
      const accountId = (await createMember()).id
      const id = await insertClaim(rows, { accountId, state, done: true, facilityId: await claimable() })
      return { id, reviewId: await insertReview(rows, { kind: 'claim', subjectId: id, ...review }) }
    },
    /** Stores a claim for a facility with the code 123456, `wrong` times guessed at. */
    withCode: async (facilityId: string, wrong = 0) => {
      const claimId = await doneFor(facilityId)
      const id = newId()
      const [mac] = find(Signing).macsOf(codePayload(id, claimId, '123456'))
      await rows(
        `insert into claims_code (id, claim_id, account_id, facility_id, mac, sent_at, expires_at, wrong, guessed_at)
         values (?, ?, ?, ?, ?, now(), now() + interval '15 minutes', ?, now()) returning 1`,
        [id, claimId, (await account()).id, facilityId, mac, wrong],
      )
      return claimId
    },
  }
}
