import type { Translation } from '../../contract/info-text.ts'
import type { teacher as pl } from '../pl/faq-teacher.ts'

/** Questions and answers for teachers and carers. */
export const teacher: Translation<typeof pl> = {
  'po-co': {
    question: 'What use is such a directory to a teacher?',
    answer: [
      {
        list: [
          'To find places worth asking about a job, a placement or a joint project.',
          'To advise parents where to go after nursery, or which school nearby has a kindergarten class.',
          'To look up an address, a register number or the body in charge without digging through spreadsheets.',
        ],
      },
    ],
  },
  praca: {
    question: 'How do I reach facilities where I could work?',
    answer: [
      'Choose a city, narrow the list, for instance to public kindergartens, and open a profile. One button reveals the telephone and the e-mail.',
      'Kredka carries no job adverts, so vacancies have to be asked about directly.',
    ],
  },
  materialy: {
    question: 'Where are the teaching materials?',
    answer: [
      'The teacher zone with materials is still being made. When it opens, you will read of it under [what is new](site_changes?audience=nauczyciel).',
    ],
  },
  nazwisko: {
    question: 'Is my name in Kredka?',
    answer: [
      'As a teacher or head: no. RSPO holds the names of heads, but we do not take them in, and we keep no lists of staff.',
      'The exception are people who run a facility themselves, since the register names them as its operator. How to object is told under [Data sources](sources#sprzeciw).',
    ],
  },
  opinie: {
    question: 'Can parents rate me here?',
    answer: [
      'No. Kredka collects no ratings today, and what is planned are reviews of facilities only: cleanliness, food and care as a whole. Naming members of staff in them will be forbidden.',
    ],
  },
  'dla-rodzicow': {
    question: 'How do I hand parents a list of facilities nearby?',
    answer: [
      'Set the filters as you need them and send the address of the page, or print it. The printout leaves out menus and decoration and keeps names, addresses and dates, fit for the cloakroom table.',
    ],
  },
  ukrainskie: {
    question: 'I have families from Ukraine in my group. Will Kredka help them?',
    answer: [
      'Yes: the whole site exists in Ukrainian. Just send an address that begins with “/uk”. City names can be typed in Cyrillic, and both spellings lead to the same town.',
    ],
  },
  szkoly: {
    question: 'Are primary schools here as well?',
    answer: [
      'Yes, though not in the catalogue. They are shown by the [map](map) and suggested by the search field, as many of them run kindergarten classes.',
    ],
  },
  numer: {
    question: 'Where is the RSPO number of a facility?',
    answer: [
      'At the foot of the profile, under “How we know this”, with the date of the edition. Where a facility stands in both registers, you see both numbers.',
    ],
  },
  cytowanie: {
    question: 'May I use these data in a thesis?',
    answer: [
      'You may. Register data are public information; name the register, its date and the fact that Kredka has processed it. Some points on the map come from OpenStreetMap and need the line “© OpenStreetMap contributors”.',
    ],
  },
}
