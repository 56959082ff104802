import { Schema } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { FileBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { DocumentUnreadable } from '#core/ports/watermarks.ts'
import { InvalidFilter } from '#core/search/filter.ts'
import { ReviewDecided, ReviewLocked } from '#plugins/moderation/contract/errors.ts'
import { AnswerChanges, FacilityOpinionPage, FacilityOpinionQuery, FacilityOpinionView, NewAnswer, OpinionThread } from './answer.ts'
import { CodeBatches, CodesQuery, IssuedCodes, NewCodeBatch } from './code.ts'
import {
  AnswerClosed,
  AnswerExists,
  AnswerNotFound,
  CodesExhausted,
  OpinionClosed,
  OpinionExists,
  OpinionNotFound,
  OwnFacility,
  OwnOpinion,
} from './errors.ts'
import {
  ByFacility,
  ByOpinion,
  HelpfulState,
  HelpfulView,
  MayWrite,
  NewOpinion,
  OpinionAcceptance,
  OpinionChanges,
  OpinionPage,
  OpinionQuery,
  OpinionRefusal,
  OwnOpinionPage,
  OwnOpinionQuery,
  OwnOpinionView,
  PublicOpinion,
} from './opinion.ts'
import { OpinionStats, StatsQuery } from './public-views.ts'
import { ByEvidence, DocumentSeen } from './review-card.ts'

const done = Schema.Struct({ status: Schema.Literal('withdrawn') })

const answering = [InsufficientPermissions, OpinionNotFound] as const

const deciding = [OpinionNotFound, ReviewDecided, ReviewLocked, SubjectChanged] as const

/** HTTP API of opinions (decisions §2). What is not accepted is not found, except by its author. */
export const opinionsApi = defineApi({
  // Routes of the authors of opinions.
  writeOpinion: route.post('/api/v1/opinion', {
    summary: 'Writes an opinion about a facility, one for an account; support decides within 48 hours whether it is shown.',
    input: NewOpinion,
    output: OwnOpinionView,
    access: 'user',
    errors: [FacilityNotFound, FacilityInactive, OwnFacility, OpinionExists, TooManyRequests, Validation],
  }),
  listOwnOpinions: route.get('/api/v1/opinion/mine', {
    summary: 'Lists the user’s opinions in all states, the newest first.',
    input: OwnOpinionQuery,
    output: OwnOpinionPage,
    access: 'user',
  }),
  mayWrite: route.get('/api/v1/opinion/allowed/:facility_id', {
    summary: 'Tells whether the user may write about a facility, and if not, why.',
    input: ByFacility,
    output: MayWrite,
    access: 'user',
    errors: [FacilityNotFound],
  }),
  showThread: route.get('/api/v1/opinion/:id/thread', {
    summary: 'Returns an opinion with its history to its author or to the facility.',
    input: ByOpinion,
    output: OpinionThread,
    access: 'user',
    errors: [OpinionNotFound],
  }),
  changeOpinion: route.patch('/api/v1/opinion/:id', {
    summary: 'Changes an opinion; it is hidden until support has checked it again.',
    input: OpinionChanges,
    output: OwnOpinionView,
    access: 'user',
    version: true,
    errors: [OpinionNotFound, OpinionClosed, FacilityInactive, TooManyRequests, Validation],
  }),
  withdrawOpinion: route.delete('/api/v1/opinion/:id', {
    summary: 'Withdraws an opinion; another one may be written.',
    input: ByOpinion,
    output: done,
    access: 'user',
    errors: [OpinionNotFound, OpinionClosed],
  }),

  // Routes of facilities: the opinions about them, their answers, their codes.
  listFacilityOpinions: route.get('/api/v1/opinion/facility', {
    summary: 'Lists the opinions about a facility for those who answer them: accepted ones, and those that were answered.',
    input: FacilityOpinionQuery,
    output: FacilityOpinionPage,
    access: 'user',
    errors: [InsufficientPermissions, FacilityNotFound],
  }),
  answerOpinion: route.post('/api/v1/opinion/:id/answer', {
    summary: 'Answers an accepted opinion as the facility; support decides whether the answer is shown.',
    input: NewAnswer,
    output: FacilityOpinionView,
    access: 'user',
    errors: [...answering, AnswerExists, Validation],
  }),
  changeAnswer: route.patch('/api/v1/opinion/:id/answer', {
    summary: 'Changes the facility’s answer; it is hidden until support has checked it again.',
    input: AnswerChanges,
    output: FacilityOpinionView,
    access: 'user',
    version: true,
    errors: [...answering, AnswerNotFound, AnswerClosed, Validation],
  }),
  removeAnswer: route.delete('/api/v1/opinion/:id/answer', {
    summary: 'Removes the facility’s answer.',
    input: ByOpinion,
    output: FacilityOpinionView,
    access: 'user',
    errors: [...answering, AnswerNotFound],
  }),
  issueCodes: route.post('/api/v1/opinion-code/batch', {
    summary: 'Issues a numbered batch of one-time codes for parents of a facility; this response alone contains them.',
    input: NewCodeBatch,
    output: IssuedCodes,
    access: 'user',
    errors: [InsufficientPermissions, FacilityNotFound, FacilityInactive, CodesExhausted],
  }),
  listCodes: route.get('/api/v1/opinion-code', {
    summary: 'Lists the batches of codes of a facility, the newest first.',
    input: CodesQuery,
    output: CodeBatches,
    access: 'user',
    errors: [InsufficientPermissions, FacilityNotFound],
  }),

  // Routes of support: decisions about opinions and answers, and the documents of authors.
  acceptOpinion: route.post('/api/v1/opinion/:id/accept', {
    summary: 'Accepts an opinion as support, as the review desk does.',
    input: OpinionAcceptance,
    output: OwnOpinionView,
    access: 'support',
    version: true,
    errors: [...deciding, OpinionClosed],
  }),
  rejectOpinion: route.post('/api/v1/opinion/:id/decline', {
    summary: 'Rejects an opinion as support, with a reason and an explanation for the author.',
    input: OpinionRefusal,
    output: OwnOpinionView,
    access: 'support',
    version: true,
    errors: [...deciding, OpinionClosed],
  }),
  acceptAnswer: route.post('/api/v1/opinion/:id/answer/accept', {
    summary: 'Accepts an answer as support, as the review desk does.',
    input: OpinionAcceptance,
    output: FacilityOpinionView,
    access: 'support',
    version: true,
    errors: [...deciding, AnswerNotFound, AnswerClosed],
  }),
  rejectAnswer: route.post('/api/v1/opinion/:id/answer/decline', {
    summary: 'Rejects an answer as support, with a reason and an explanation for the facility.',
    input: OpinionRefusal,
    output: FacilityOpinionView,
    access: 'support',
    version: true,
    errors: [...deciding, AnswerNotFound, AnswerClosed],
  }),
  viewEvidence: route.get('/api/v1/opinion/:id/evidence/:document', {
    summary: 'Returns a document that an author added as evidence to support, with a watermark over every page; each look is written down.',
    input: ByEvidence,
    output: FileBody,
    responseType: 'file',
    access: 'support',
    errors: [OpinionNotFound, DocumentUnreadable],
  }),
  markDocumentSeen: route.post('/api/v1/opinion/:id/document-seen', {
    summary: 'Marks, as support, that the documents of an opinion that waits prove the attendance; it counts when the opinion is accepted.',
    input: DocumentSeen,
    output: DocumentSeen,
    access: 'support',
    errors: [OpinionNotFound, OpinionClosed, Validation],
  }),

  // Routes of the readers of opinions.
  listOpinions: route.get('/api/v1/opinion', {
    summary: 'Lists the accepted opinions about a facility, in an order and by a filter, a page at a time.',
    input: OpinionQuery,
    output: OpinionPage,
    access: 'anyone',
    errors: [InvalidFilter],
  }),
  showStats: route.get('/api/v1/opinion/stats/:facility_id', {
    summary: 'Returns means, distribution and the last 24 months of the accepted opinions about a facility.',
    input: StatsQuery,
    output: OpinionStats,
    access: 'anyone',
    errors: [FacilityNotFound],
  }),
  showOpinion: route.get('/api/v1/opinion/:id', {
    summary: 'Returns an accepted opinion.',
    input: ByOpinion,
    output: PublicOpinion,
    access: 'anyone',
    errors: [OpinionNotFound],
  }),
  showHelpful: route.get('/api/v1/opinion/:id/helpful', {
    summary: 'Returns whether the user has called an accepted opinion helpful, and may do so.',
    input: ByOpinion,
    output: HelpfulState,
    access: 'user',
    errors: [OpinionNotFound],
  }),
  markHelpful: route.post('/api/v1/opinion/:id/helpful', {
    summary: 'Calls an accepted opinion helpful, once for an account; repeated, it changes nothing.',
    input: ByOpinion,
    output: HelpfulView,
    access: 'user',
    errors: [OpinionNotFound, OwnOpinion],
    rateLimit: { times: 60, seconds: 3600 },
  }),
  unmarkHelpful: route.delete('/api/v1/opinion/:id/helpful', {
    summary: 'Takes back that an opinion is helpful.',
    input: ByOpinion,
    output: HelpfulView,
    access: 'user',
    errors: [OpinionNotFound],
  }),
})
