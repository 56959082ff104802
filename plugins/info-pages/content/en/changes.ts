import type { Translation } from '../../contract/info-text.ts'
import type { changes as pl } from '../pl/changes.ts'

/** Change log by audience. */
export const changes: Translation<typeof pl> = {
  rodzic: {
    '2026-11-21': [
      {
        title: 'A map with its list beside it',
        blocks: ['All of Poland on [one map](map): as you move it, the list follows. On a phone you choose between list and map.'],
      },
      {
        title: 'One field that understands half a word',
        blocks: ['City, district, street or name: suggestions come as you type, without accents, with a typing error, in Cyrillic too.'],
      },
      {
        title: 'Filters that read like a sentence',
        blocks: [
          'Free places, fee, Saturdays, features, who runs it. Your choice is kept in the address of the page, ready to be sent on.',
        ],
      },
      {
        title: 'A profile with a source for every fact',
        blocks: ['Fees, hours, “open now” with public holidays counted in, whereabouts and neighbours, and how and since when we know.'],
      },
      {
        title: 'Three languages and big letters',
        blocks: ['Every page in Polish, Ukrainian and English. A light or dark theme and three sizes of type, remembered by your browser.'],
      },
      {
        title: 'An account, if you like',
        blocks: [
          '[You open it](register) with your e-mail and sign in by a password or a passkey. Your profile shows all devices, and you take your data and delete them yourself.',
        ],
      },
      {
        title: 'You can write to us',
        blocks: ['The [contact form](contact) takes questions, mistakes in data and urgent matters.'],
      },
    ],
  },
  nauczyciel: {
    '2026-11-21': [
      {
        title: 'Kindergartens, points and classes in one directory',
        blocks: ['We have taken in RSPO: names, kinds, addresses and bodies in charge, with the number by which a facility can be traced.'],
      },
      {
        title: 'Primary schools on the map',
        blocks: ['They are not in the kindergarten catalogue, but map and search know them, always after places of care.'],
      },
      {
        title: 'Pages ready for the printer',
        blocks: ['Profiles and lists print without menus and background colours, with the date of the data. Handy for parents’ evening.'],
      },
      {
        title: 'A full Ukrainian version',
        blocks: ['Families from Ukraine can search by themselves, in their language and with the city names they know.'],
      },
      {
        title: 'Answers for teachers',
        blocks: [
          'We have gathered [questions that teachers ask](faq_audience?audience=nauczyciel), about names and about using the data too.',
        ],
      },
    ],
  },
  dyrektor: {
    '2026-11-21': [
      {
        title: 'Every registered facility has its page',
        blocks: [
          'A lasting address, a cover drawn from the name, and data that show their edition. After a change of name the old address leads to the new.',
        ],
      },
      {
        title: 'Free places with a date',
        blocks: ['We work them out from the register of nurseries and show them while they are fresh. Parents can filter for them.'],
      },
      {
        title: 'Contacts safe from robots',
        blocks: ['Telephone and e-mail appear at a press, and the number of reveals is kept day by day.'],
      },
      {
        title: 'Open rules of order',
        blocks: ['We have written down [what decides about a place on a list](ordering) and what cannot be bought.'],
      },
      {
        title: 'A presentation in a quarter of an hour',
        blocks: [
          'On working days from 8 to 16 you can [book a talk](presentation) in which we show what Kredka can do and what comes next.',
        ],
      },
    ],
  },
}
