import { mail } from '#core/plugin/mails.ts'
import { AcceptedMail, AnswerDecidedMail, AnsweredMail, RejectedMail } from './contract/mails.ts'

const id = '01970000-0000-7000-8000-00000000000c'
const about = { name: 'Joanna', facility: 'Przedszkole „Bajka”', at: '2026-11-23T08:15:00.000Z', id }
const why = { reason: 'personal_data', note: 'Prosimy usunąć nazwisko nauczycielki.' } as const

/** Mail templates of opinions. */
export const opinionsMails = [
  mail('accepted', AcceptedMail, about),
  mail('rejected', RejectedMail, { ...about, ...why }),
  mail('returned', RejectedMail, { ...about, ...why }),
  mail('answered', AnsweredMail, about),
  mail('answer-decided', AnswerDecidedMail, { ...about, ...why, outcome: 'rejected', place: id }),
]
