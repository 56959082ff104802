import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { LinkAnswer } from '../contract/link.ts'
import { AnswerByLink, ShowChatLink } from '../use-cases/answer-by-link.ts'

/** Loads the messages behind the link of a mail. Opening the link changes nothing, since mail programs prefetch links. */
export const linkData = pageData(
  ShowChatLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('chat.link.title') }] }),
)

/** Sends the answer and returns to the page, which shows what was sent. */
export const answer = pageAction(AnswerByLink, {
  input: LinkAnswer,
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: ({ token }, { href }) => href(`/wiadomosc/${token}`),
})
