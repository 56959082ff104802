import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { MailAnswer } from '../../contract/mail-answer.ts'
import { AnswerByMail, ShowMailLink } from '../../use-cases/answer-by-mail.ts'

/** Loads the conversation behind the link of a mail. Opening the link changes nothing, since mail programs prefetch links. */
export const data = pageData(
  ShowMailLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('questions.mail-answer.title') }] }),
)

/** Sends the answer and returns to the page, which shows what was sent. */
export const action = pageAction(AnswerByMail, {
  input: MailAnswer,
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: ({ token }, { href }) => href(`/odpowiedz/${token}`),
})
