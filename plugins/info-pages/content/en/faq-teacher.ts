import type { Translation } from '../../contract/info-text.ts'
import type { teacher as pl } from '../pl/faq-teacher.ts'

/** Questions and answers for teachers and carers. */
export const teacher: Translation<typeof pl> = {
  'po-co': {
    question: 'How can a teacher use this directory?',
    answer: [
      {
        list: [
          'To find facilities worth asking about a job, a placement or a joint project.',
          'To advise parents where to go after nursery, or where there is a preschool class nearby.',
          'To look up an address, a register number or a governing body without digging through spreadsheets.',
        ],
      },
    ],
  },
  praca: {
    question: 'How do I contact facilities where I could work?',
    answer: [
      'Choose a city, narrow the list down with filters, for example to public kindergartens, and open a profile. One button shows the phone number, another the email.',
      'Kredka has no job adverts, so you need to ask about vacancies directly.',
    ],
  },
  materialy: {
    question: 'Where are the teaching materials?',
    answer: [
      'In the [teachers’ zone](materials): worksheets, lesson plans and songs are free to download there, without an account. Once a facility has confirmed that you teach there, you can add your own.',
    ],
  },
  nazwisko: {
    question: 'Is my name on Kredka?',
    answer: [
      'If you are a teacher or a director: no. RSPO contains the names of directors, but we don’t import them, and we keep no lists of staff.',
      'The exception is people who run a facility themselves, because the register names them as its governing body. How to object is explained under [Data sources](sources#sprzeciw).',
    ],
  },
  opinie: {
    question: 'Can parents rate me here?',
    answer: [
      'Not by name. Opinions are about the facility: its cleanliness, its food and its staff as a whole. A person reads each one before it is published, and we turn down those that name a member of staff.',
    ],
  },
  'dla-rodzicow': {
    question: 'How do I give parents a list of facilities nearby?',
    answer: [
      'Set the filters as you need them and send the address of the page, or print it. The printout leaves out menus and decoration and keeps names, addresses and dates, so you can put it out in the cloakroom.',
    ],
  },
  ukrainskie: {
    question: 'There are families from Ukraine in my group. Will Kredka help them?',
    answer: [
      'Yes: the whole site has a Ukrainian version. Just send an address whose path begins with “/uk”. City names can be typed in Cyrillic; both spellings lead to the same town.',
    ],
  },
  szkoly: {
    question: 'Are there primary schools here too?',
    answer: [
      'Yes, though not in the catalogue. On the [map](map) choose “Show primary schools too”; the search suggests them anyway, because many of them run preschool classes.',
    ],
  },
  numer: {
    question: 'Where do I find a facility’s RSPO number?',
    answer: [
      'On its profile, in the line “Source”, with the date of the edition. If the facility is listed in both registers, you will see both numbers when you open that line.',
    ],
  },
  cytowanie: {
    question: 'May I use this data in a thesis?',
    answer: [
      'Yes. Data from the registers is public information; give the register, its date and the fact that Kredka has processed it. Some locations on the map come from OpenStreetMap and need the credit “© OpenStreetMap contributors”.',
    ],
  },
}
