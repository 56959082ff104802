import { mail } from '#core/plugin/mails.ts'
import { AnsweredMail, OfferEndingMail, StatusMail, SubmittedMail, VacanciesMail } from './contract/mails.ts'

const name = 'Joanna'
const facility = 'Przedszkole „Bajka”'
const at = '2026-11-23T08:15:00.000Z'
const id = '01970000-0000-7000-8000-00000000000c'
const facility_id = '01970000-0000-7000-8000-00000000000f'

/** Mail templates of recruitment. */
export const recruitmentMails = [
  mail('submitted', SubmittedMail, { name, facility, at, id, facility_id }),
  mail('status', StatusMail, { name, facility, at, id, status: 'offered' }),
  mail('answered', AnsweredMail, { name, facility, at, id, facility_id, status: 'given_back' }),
  mail('offer-ending', OfferEndingMail, { name, facility, at, id, until: '2026-11-24T23:00:00.000Z' }),
  mail('vacancies', VacanciesMail, { name, facility, at, facility_id, counted_on: '2026-11-11', token: 'token' }),
]
