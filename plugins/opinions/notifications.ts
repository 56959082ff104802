import { notification } from '#core/plugin/notifications.ts'
import { AnswerDecided, OpinionAccepted, OpinionAnswered, OpinionRejected, OpinionReturned } from './contract/events.ts'

interface About {
  readonly accountId: string | null
  readonly opinionId: string
  readonly facility: string
}

const toAuthor = ({ accountId }: About) => (accountId === null ? [] : [accountId])
const about = ({ facility, opinionId: id }: About) => ({ facility, id })

/** Notifications about opinions and answers; the mails about rejections are always sent, since they say why (decisions §16). */
export const opinionsNotifications = [
  notification('opinion.accepted', {
    on: OpinionAccepted,
    to: toAuthor,
    values: about,
    label: 'opinions.notice.accepted',
    about: 'opinions.notice.accepted.about',
    mail: 'opinions.mail.accepted',
  }),
  notification('opinion.rejected', {
    on: OpinionRejected,
    to: toAuthor,
    required: true,
    label: 'opinions.notice.rejected',
    about: 'opinions.notice.rejected.about',
    mail: 'opinions.mail.rejected',
    values: (event) => ({ ...about(event), reason: event.reason, note: event.note }),
  }),
  notification('opinion.returned', {
    on: OpinionReturned,
    to: toAuthor,
    required: true,
    label: 'opinions.notice.returned',
    about: 'opinions.notice.returned.about',
    mail: 'opinions.mail.returned',
    values: (event) => ({ ...about(event), reason: event.reason, note: event.note }),
  }),
  notification('opinion.answered', {
    on: OpinionAnswered,
    to: toAuthor,
    values: about,
    label: 'opinions.notice.answered',
    about: 'opinions.notice.answered.about',
    mail: 'opinions.mail.answered',
  }),
  notification('opinion.answer-decided', {
    on: AnswerDecided,
    to: ({ staffIds }: AnswerDecided) => staffIds,
    label: 'opinions.notice.answer-decided',
    about: 'opinions.notice.answer-decided.about',
    mail: 'opinions.mail.answer-decided',
    values: (event: AnswerDecided) => ({
      ...about(event),
      reason: event.reason,
      note: event.note,
      outcome: event.outcome,
      place: event.facilityId,
    }),
  }),
]
