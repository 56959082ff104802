import { mail } from '#core/plugin/mails.ts'
import {
  AcceptedMail,
  CodeMail,
  ContestedMail,
  RejectedMail,
  ReplacedMail,
  SignedUpMail,
  SignupMail,
  SubmittedMail,
} from './contract/mails.ts'

const name = 'Joanna'
const facility = 'Przedszkole „Bajka”'
const at = '2026-11-23T08:15:00.000Z'
const due = '2026-11-25T08:15:00.000Z'
const id = '01970000-0000-7000-8000-00000000000c'

/** Mail templates of claims. */
export const claimsMails = [
  mail('code', CodeMail, { code: '204 816', facility }),
  mail('submitted', SubmittedMail, { name, facility, at, ticket: '0000000C', due }),
  mail('accepted', AcceptedMail, { name, facility, at }),
  mail('rejected', RejectedMail, { name, facility, at, id, reason: 'unreadable_document', note: 'Skan jest nieczytelny.' }),
  mail('returned', RejectedMail, { name, facility, at, id, reason: 'wrong_document', note: 'Prosimy o wpis do rejestru.' }),
  mail('contested', ContestedMail, { name, facility, at, until: '2026-11-30T08:15:00.000Z' }),
  mail('replaced', ReplacedMail, { name, facility, at, reason: 'Organ prowadzący zmienił się 1 września.' }),
  mail('signed-up', SignedUpMail, { name, facility }),
  mail('signup', SignupMail, { facility, city: 'Kraków', name, email: 'joanna@demo.test', phone: '601 602 603', position: 'dyrektorka' }),
]
