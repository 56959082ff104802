import type { Translation } from '../../contract/info-text.ts'
import type { changes as pl } from '../pl/changes.ts'

/** Change log by audience. */
export const changes: Translation<typeof pl> = {
  rodzic: {
    '2026-11-21': [
      {
        title: 'A map with a list beside it',
        blocks: [
          'All of Poland on [one map](map): move it, and the list shows the facilities in view. On a phone you choose the list or the map.',
        ],
      },
      {
        title: 'One field that understands half a word',
        blocks: [
          'City, district, street or name: suggestions appear as you type, even without Polish letters, with a typo or in Cyrillic.',
        ],
      },
      {
        title: 'Filters that read like a sentence',
        blocks: [
          'Free places, fee, Saturdays, amenities, who runs it. Your choice is saved in the page address, so you can send it to someone.',
        ],
      },
      {
        title: 'A profile with a source for every fact',
        blocks: [
          'Fees, hours, “open now” that knows public holidays, location and the nearest facilities, and where and when it is all from.',
        ],
      },
      {
        title: 'Three languages and larger text',
        blocks: ['Every page in Polish, Ukrainian and English. A light or dark theme and three text sizes, remembered by your browser.'],
      },
      {
        title: 'An account, if you like',
        blocks: [
          '[Create one](register) with your email and sign in with a password or a passkey. Your profile shows all your devices, and you can download and delete your data whenever you want.',
        ],
      },
      {
        title: 'You can write to us',
        blocks: ['The [contact form](contact) is open for questions, mistakes in data and urgent matters.'],
      },
    ],
  },
  nauczyciel: {
    '2026-11-21': [
      {
        title: 'Kindergartens, preschool units and classes in one directory',
        blocks: [
          'We have imported RSPO: names, types, addresses and governing bodies, with the number by which you can look a facility up.',
        ],
      },
      {
        title: 'Primary schools on the map',
        blocks: [
          'They are not in the kindergarten catalogue, but the map and the search know them, always after nurseries and kindergartens.',
        ],
      },
      {
        title: 'Pages ready to print',
        blocks: ['Profiles and lists print without menus and background colours, with the date of the data. Handy for parents’ evenings.'],
      },
      {
        title: 'A full Ukrainian version',
        blocks: ['Families from Ukraine can search on their own, in their language and with the city names they know.'],
      },
      {
        title: 'Answers for teachers',
        blocks: [
          'We have collected [questions that teachers ask](faq_audience?audience=nauczyciel), including those about names and using the data.',
        ],
      },
    ],
  },
  dyrektor: {
    '2026-11-21': [
      {
        title: 'Every facility on a register has its own page',
        blocks: [
          'A permanent address, a cover drawn from the name, and data that shows which edition it comes from. When the name changes, the old address leads to the new one.',
        ],
      },
      {
        title: 'Free places with a date',
        blocks: ['We work them out from the register of nurseries and show them while they are recent. Parents can filter by free places.'],
      },
      {
        title: 'Contact details safe from bots',
        blocks: ['The phone number and email appear when someone presses a button, and we record day by day how often.'],
      },
      {
        title: 'Open rules for the order',
        blocks: ['We have described [what decides the place in a list](ordering) and what cannot be bought.'],
      },
      {
        title: 'A presentation in 15 minutes',
        blocks: [
          'On working days from 08:00 to 16:00 you can [book a call](presentation) in which we show what Kredka can do and what we are planning.',
        ],
      },
    ],
  },
}
