import type { Translation } from '../../contract/info-text.ts'
import type { general as pl } from '../pl/faq-general.ts'

/** Questions and answers for everyone. */
export const general: Translation<typeof pl> = {
  'co-to': {
    question: 'What is Kredka?',
    answer: [
      'Kredka is a directory of nurseries, toddler clubs, day guardians and kindergartens all over Poland. It brings together what the state registers say about them: address, hours, fees, number of places.',
      'Next to each piece of information you see its source and its date, so you can judge how far to rely on it.',
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
      'No. Search, map, profiles and telephones are open the moment you arrive.',
      'An [account](register) gives you a profile, a list of devices and notifications for now. It will be of use once opinions, questions and applications start.',
    ],
  },
  'skad-dane': {
    question: 'Where does the information come from?',
    answer: [
      'Mostly from two registers: the Polish register of nurseries and toddler clubs, and RSPO, the register of schools and educational institutions. Their editions, dates and our cleaning rules are described under [Data sources](sources).',
      'Entries marked “sample data” are invented; they are only there to show how the site works.',
    ],
  },
  'jak-swieze': {
    question: 'How fresh is it?',
    answer: [
      'As fresh as the last edition of the register that we took in. Every profile gives that date under “How we know this”.',
      'A count of free places older than 45 days is not shown on lists at all. Not knowing beats knowing wrongly.',
    ],
  },
  opinie: {
    question: 'Why are there no reviews by parents?',
    answer: [
      'Because we do not collect them yet. A review is worth something only when its author’s child really went there and when the facility can reply. Once we can make sure of both, reviews will come.',
    ],
  },
  jezyki: {
    question: 'Which languages are there?',
    answer: [
      'Polish, Ukrainian and English. Switch in the bar at the top or at the very bottom; each address has its counterpart in the other two.',
      'Names of facilities and streets stay Polish, since that is what the sign on the door says.',
    ],
  },
  'bez-javascriptu': {
    question: 'Will it work on an old phone?',
    answer: [
      'Yes. Lists, filters, profiles and all texts can be read without JavaScript and on a weak signal. Only the moving map and the suggestions beneath the search field need it, and the list of results comes without them too.',
      'Bigger letters and a dark background are behind the “Appearance” button at the top.',
    ],
  },
  blad: {
    question: 'What should I do when something is wrong?',
    answer: [
      'Write through the [contact form](contact) or ring us, and give the address of the page. If the mistake sits in the register itself, we will tell you who can mend it there.',
    ],
  },
  kto: {
    question: 'Who runs this site?',
    answer: [
      { card: 'operator' },
      'The full rules are in the [terms of service](terms), and what happens to data is in the [privacy policy](privacy).',
    ],
  },
}
