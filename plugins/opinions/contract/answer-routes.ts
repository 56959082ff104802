import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { AnswerChanges, FacilityOpinionPage, FacilityOpinionQuery, FacilityOpinionView, NewAnswer } from './answer.ts'
import { CodeBatches, CodesQuery, IssuedCodes, NewCodeBatch } from './code.ts'
import { AnswerClosed, AnswerExists, AnswerNotFound, CodesExhausted, OpinionNotFound } from './errors.ts'
import { ByOpinion } from './opinion.ts'

const answering = [InsufficientPermissions, OpinionNotFound] as const

/** Routes of facilities: the opinions about them, their answers, their codes. */
export const answerRoutes = {
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
}
