import type { Translation } from '../../contract/info-text.ts'
import type { general as pl } from '../pl/faq-general.ts'

/** Questions and answers for everyone. */
export const general: Translation<typeof pl> = {
  'co-to': {
    question: 'What is Kredka?',
    answer: [
      'Kredka is a directory of nurseries, toddler clubs, childminders and kindergartens all over Poland. It brings together what the state registers say about them: address, hours, fees, number of places.',
      'Next to each piece of information you see its source and date, so you can judge for yourself how far to rely on it.',
    ],
  },
  'ile-kosztuje': {
    question: 'Does it cost anything?',
    answer: [
      'No. Searching, comparing, the map and the phone numbers are free of charge, and there are no adverts.',
      'Facilities do not pay to be listed either. [See how lists are ordered](ordering).',
    ],
  },
  konto: {
    question: 'Do I have to sign up?',
    answer: [
      'No. The search, the map, the profiles, the phone numbers and your favourites all work without an account.',
      'You need an [account](register) to write an opinion, ask a facility a question or apply for a place. It also gives you your favourites on every device and notifications of replies.',
    ],
  },
  'skad-dane': {
    question: 'Where does the information come from?',
    answer: [
      'Mainly from two registers: the Polish register of nurseries and toddler clubs, and RSPO, the register of schools and educational institutions. Their editions, their dates and how we clean the data are described under [Data sources](sources).',
      'Entries marked “sample data” are made up and are only there to show how the site works.',
    ],
  },
  'jak-swieze': {
    question: 'How recent is the data?',
    answer: [
      'As recent as the last edition of the register that we have imported. You can see the date on every profile, next to the source.',
      'We don’t show numbers of free places older than 45 days in lists at all. Better not to know than to know wrong.',
    ],
  },
  opinie: {
    question: 'How do I know that opinions are genuine?',
    answer: [
      'A person reads each one before it is published, and each one says how it was checked: by a code that the facility printed, by a document, by membership of the parents’ group, or by nothing but an email address. The facility may reply, but cannot choose who writes. Read more under [How we check opinions](how_we_check).',
    ],
  },
  jezyki: {
    question: 'Which languages is the site in?',
    answer: [
      'Polish, Ukrainian and English. You can change the language in the top bar or at the very bottom of the page; each address has its counterpart in the other two languages.',
      'The names of facilities and streets stay in Polish, because that is what the sign on the door says.',
    ],
  },
  'bez-javascriptu': {
    question: 'Will it work on an old phone?',
    answer: [
      'Yes. Lists, filters, profiles and all texts can be read without JavaScript and on a weak signal. Only the moving map, the suggestions in the search field and your favourites need it.',
      'You can make the text larger and the background dark with the “Appearance” button at the top.',
    ],
  },
  blad: {
    question: 'What should I do if something is wrong?',
    answer: [
      'Write to us through the [contact form](contact) or call, and give the address of the page with the mistake. If the mistake is in the register itself, we will also tell you who can correct it there.',
    ],
  },
  kto: {
    question: 'Who runs this site?',
    answer: [
      { card: 'operator' },
      'The full rules are in the [terms of service](terms), and what happens to your data is described in the [privacy policy](privacy).',
    ],
  },
}
