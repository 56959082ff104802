import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { LimitReached } from '#core/packages/limit-errors.ts'
import { RedirectBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import * as errors from './errors.ts'
import { ByToken, StopForm, StoppedView } from './mail-answer.ts'
import { AskView, BySlug, NewPublication, PublicationAnswer } from './publication.ts'
import { ByQuestion, ClosedQuestion, NewMessage, NewQuestion, QuestionPage, QuestionQuery, QuestionView } from './question.ts'

const { UserQuestionNotFound, QuestionExists, QuestionClosed, PublicationRefused, PublicationNotFound } = errors
const thread = '/api/v1/user-question/:id'
const own = [UserQuestionNotFound] as const
const view = { input: ByQuestion, output: QuestionView, access: 'user' } as const

/**
 * HTTP API of questions to facilities (decisions §3, features QU-01 to QU-06). Threads of others are 404 for everybody,
 * support included.
 */
export const questionsApi = defineApi({
  showAsk: route.get('/api/v1/user-question/ask/:slug', {
    summary: 'Returns whether the user may ask a facility, the user’s open threads with it, and what others have asked.',
    input: BySlug,
    output: AskView,
    access: 'user',
    errors: [FacilityNotFound],
  }),
  askQuestion: route.post('/api/v1/user-question', {
    summary: 'Asks a facility a question; one open thread per facility and topic, ten new questions a day.',
    input: NewQuestion,
    output: QuestionView,
    access: 'user',
    errors: [FacilityNotFound, FacilityInactive, errors.FacilityUnreachable, errors.OwnFacility, QuestionExists, TooManyRequests],
  }),
  listQuestions: route.get('/api/v1/user-question', {
    summary: 'Lists threads by page: those of the user (`mine`), or those of a facility (`facility_id`), unread ones first.',
    input: QuestionQuery,
    output: QuestionPage,
    access: 'user',
    errors: [InsufficientPermissions],
  }),
  showQuestion: route.get(thread, { ...view, summary: 'Returns a thread with its messages.', version: true, errors: [...own] }),
  sendMessage: route.post(`${thread}/message`, {
    summary: 'Sends a message; it reopens a thread that was closed less than 30 days ago. Messages of a facility count against its month.',
    input: NewMessage,
    output: QuestionView,
    access: 'user',
    errors: [...own, QuestionClosed, QuestionExists, errors.QuestionFull, LimitReached, TooManyRequests],
  }),
  closeQuestion: route.post(`${thread}/close`, {
    summary: 'Closes a thread, unless a message has arrived since the version that the user has read.',
    input: ClosedQuestion,
    output: QuestionView,
    access: 'user',
    version: true,
    errors: [...own],
  }),
  reopenQuestion: route.post(`${thread}/reopen`, {
    ...view,
    summary: 'Reopens a thread that was closed less than 30 days ago.',
    errors: [...own, QuestionClosed, QuestionExists],
  }),
  markQuestionSeen: route.post(`${thread}/mark-seen`, {
    ...view,
    summary: 'Marks all messages of a thread as seen by the user.',
    errors: [...own],
  }),
  requestPublication: route.post(`${thread}/publish-request`, {
    summary: 'Asks the parent to agree to the publication of a question with its answer, in exactly this text.',
    input: NewPublication,
    output: QuestionView,
    access: 'user',
    errors: [...own, errors.QuestionNotAnswered, PublicationRefused, Validation],
  }),
  withdrawPublication: route.delete(`${thread}/publish-request`, {
    ...view,
    summary: 'Takes a request for publication back, or what was published off the profile.',
    errors: [...own, PublicationNotFound],
  }),
  answerPublication: route.post(`${thread}/publish-request/answer`, {
    summary: 'Agrees to a publication in exactly the text of this version, refuses it, or takes the agreement back.',
    input: PublicationAnswer,
    output: QuestionView,
    access: 'user',
    errors: [...own, PublicationNotFound, VersionConflict],
  }),
  readStopLink: route.get('/api/v1/user-question-mail/stop/:token', {
    summary: 'Redirects from the link in a mail to the page that confirms the end of mails about questions; changes nothing.',
    input: ByToken,
    output: RedirectBody,
    access: 'anyone',
    errors: [errors.AnswerLinkNotFound],
    responseType: 'redirect',
  }),
  stopMails: route.post('/api/v1/user-question-mail/stop/:token', {
    summary:
      'Ends the mails about questions to the address that a register states for a facility, by one click in a mail program (RFC 8058).',
    input: StopForm,
    output: StoppedView,
    access: 'anyone',
    errors: [errors.AnswerLinkNotFound],
    requestType: 'form',
  }),
})
