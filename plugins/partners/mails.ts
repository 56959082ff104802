import { mail } from '#core/plugin/mails.ts'
import { OwnedMail, WelcomeMail } from './contract/mails.ts'

const facility = 'Przedszkole „Bajka”'

/** Mail templates of partners. */
export const partnersMails = [
  mail('welcome', WelcomeMail, {
    name: 'Joanna',
    facility,
    partner: 'bobas',
    email: 'dyrektor@bajka.test',
    password: '0123-4567-89ab-cdef',
    token: '0123456789abcdef0123456789abcdef',
  }),
  mail('owned', OwnedMail, { name: 'Joanna', facility, facility_id: '01970000-0000-7000-8000-000000000001' }),
]
