import { Schema } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { FileBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { DocumentUnreadable } from '#core/ports/watermarks.ts'
import { ReviewDecided, ReviewLocked } from '#plugins/moderation/contract/errors.ts'
import { ByClaim, ClaimChanges, ClaimRefusal, NewClaim, NewDocument, OwnerAnswerInput, SubmittedCode } from './claim.ts'
import {
  ClaimClosed,
  ClaimExists,
  ClaimNotFound,
  CodeGone,
  CodeLocked,
  CodeUnavailable,
  FacilityClosed,
  FacilityYours,
  WrongCode,
} from './errors.ts'
import { FacilityProposal, SimilarFacilitiesView, SimilarQuery } from './signup.ts'
import { ClaimableFacility, ClaimList, ClaimView, ContestedClaims, ProposedFacility, SentCode } from './views.ts'

const deciding = [ClaimNotFound, ClaimClosed, ReviewDecided, ReviewLocked, SubjectChanged] as const
const own = { input: ByClaim, output: ClaimView, access: 'user' } as const

/** HTTP API of claims (decisions §8). A claim of another account is not found. */
export const claimsApi = defineApi({
  listClaims: route.get('/api/v1/claim/mine', {
    summary: 'Lists the user’s claims, the newest first.',
    output: ClaimList,
    access: 'user',
  }),
  showFacility: route.get('/api/v1/claimable-facility/:id', {
    summary: 'Returns a facility as the wizard shows it before a claim is begun.',
    input: ByClaim,
    output: ClaimableFacility,
    access: 'user',
    errors: [FacilityNotFound],
  }),
  startClaim: route.post('/api/v1/claim', {
    summary: 'Starts a claim for a facility of the directory, or for one that is not in it; an open claim of the user for it is continued.',
    input: NewClaim,
    output: ClaimView,
    access: 'user',
    errors: [FacilityNotFound, FacilityClosed, FacilityYours, TooManyRequests, Validation],
  }),
  changeClaim: route.patch('/api/v1/claim/:id', {
    summary: 'Saves a step of the wizard.',
    ...own,
    input: ClaimChanges,
    errors: [ClaimNotFound, ClaimClosed],
  }),
  addDocument: route.post('/api/v1/claim/:id/document', {
    summary: 'Adds an uploaded file as a proof document; only support will see it.',
    ...own,
    input: NewDocument,
    errors: [ClaimNotFound, ClaimClosed, Validation],
  }),
  viewDocument: route.get('/api/v1/claim/:id/document/:document', {
    summary: 'Returns a proof document to support, with a watermark over every page; each look is written down.',
    input: Schema.Struct({ id: Schema.String, document: Schema.String }),
    output: FileBody,
    responseType: 'file',
    access: 'support',
    errors: [ClaimNotFound, DocumentUnreadable],
  }),
  removeDocument: route.delete('/api/v1/claim/:id/document/:document', {
    summary: 'Removes a proof document from a claim that is not submitted.',
    ...own,
    input: Schema.Struct({ id: Schema.String, document: Schema.String }),
    errors: [ClaimNotFound, ClaimClosed],
  }),
  submitClaim: route.post('/api/v1/claim/:id/submit', {
    summary: 'Submits a claim; support decides within 48 hours, after the owner has been asked where there is one.',
    ...own,
    errors: [ClaimNotFound, ClaimClosed, ClaimExists, FacilityNotFound, FacilityClosed, FacilityYours, Validation],
  }),
  withdrawClaim: route.delete('/api/v1/claim/:id', {
    summary: 'Withdraws a claim that is not decided.',
    ...own,
    errors: [ClaimNotFound, ClaimClosed],
  }),
  sendCode: route.post('/api/v1/claim/:id/code', {
    summary: 'Sends a code of six digits to the e-mail address that the register states.',
    ...own,
    output: SentCode,
    errors: [ClaimNotFound, ClaimClosed, FacilityNotFound, FacilityClosed, CodeUnavailable, CodeLocked, TooManyRequests],
  }),
  confirmCode: route.post('/api/v1/claim/:id/code/confirm', {
    summary: 'Accepts the claim by the code; the owner of the facility, if it has one, is asked first.',
    ...own,
    input: SubmittedCode,
    errors: [ClaimNotFound, ClaimClosed, FacilityNotFound, FacilityClosed, FacilityYours, WrongCode, CodeGone, CodeLocked, TooManyRequests],
  }),
  acceptClaim: route.post('/api/v1/claim/:id/accept', {
    summary: 'Accepts a claim as support, as the review desk does.',
    input: ByClaim,
    output: ClaimView,
    access: 'support',
    errors: deciding,
  }),
  rejectClaim: route.post('/api/v1/claim/:id/decline', {
    summary: 'Rejects a claim as support, with a reason and an explanation for the claimant.',
    input: ClaimRefusal,
    output: ClaimView,
    access: 'support',
    errors: deciding,
  }),
  listContested: route.get('/api/v1/claim/contested', {
    summary: 'Lists open claims of others for facilities that the user owns.',
    output: ContestedClaims,
    access: 'user',
  }),
  answerContested: route.post('/api/v1/claim/:id/answer', {
    summary: 'Objects or consents to the claim of another account for a facility that the user owns; support decides.',
    input: OwnerAnswerInput,
    output: ContestedClaims,
    access: 'user',
    errors: [ClaimNotFound, ClaimClosed],
  }),
  findSimilar: route.get('/api/v1/claim/similar', {
    summary: 'Lists facilities of a town whose names resemble a name, the most similar first.',
    input: SimilarQuery,
    output: SimilarFacilitiesView,
    access: 'anyone',
    rateLimit: { times: 60, seconds: 60 },
  }),
  proposeFacility: route.post('/api/v1/facility/list', {
    summary: 'Proposes a facility that is not in the directory; it is created when support accepts it.',
    input: FacilityProposal,
    output: ProposedFacility,
    access: 'user',
    errors: [TooManyRequests, Validation],
  }),
})
