import { Schema } from 'effect'
import type { PageRequest } from '#web/runtime/page-request.ts'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageActions } from '#web/server/page-data/page-actions.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { MailAnswer } from '../contract/mail-answer.ts'
import { ByQuestion, PostedClose, PostedMessage } from '../contract/question.ts'
import { AnswerByMail, ShowMailLink } from '../use-cases/answer-by-mail.ts'
import { SendPostedMessage } from '../use-cases/send-posted-message.ts'
import { ReadStopLink, StopMails } from '../use-cases/stop-mails.ts'
import { CloseQuestion, MarkQuestionSeen, ReopenQuestion } from '../use-cases/threads.ts'

/** Loads the conversation behind the link of a mail. Opening the link changes nothing, since mail programs prefetch links. */
export const answerData = pageData(
  ShowMailLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('questions.mail-answer.title') }] }),
)

/** Sends the answer and returns to the page, which shows what was sent. */
export const answer = pageAction(AnswerByMail, {
  input: MailAnswer,
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: ({ token }, { href }) => href(`/odpowiedz/${token}`),
})

/** Loads the facility whose mails are to end. The link alone changes nothing. */
export const stopData = pageData(
  ReadStopLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('questions.stop.title') }] }),
)

/** Ends the mails and returns to the page, which says so. */
export const stop = pageAction(StopMails, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href, params: { token = '' } }) => href(`/odpowiedz/rezygnacja/${token}`),
})

const inThread = {
  extra: ({ params: { question = '' } }: PageRequest) => ({ id: question }),
  redirectTo: (_: unknown, { context }: PageRequest) => context.path,
} as const

/** Does what the forms of a thread ask for in browsers without scripts, and returns to the thread. */
export const changeThread = pageActions({
  send: pageAction(SendPostedMessage, { input: PostedMessage, ...inThread }),
  seen: pageAction(MarkQuestionSeen, { input: ByQuestion, ...inThread }),
  close: pageAction(CloseQuestion, { input: PostedClose, ...inThread }),
  reopen: pageAction(ReopenQuestion, { input: ByQuestion, ...inThread }),
})
