import type { Translation } from '../../contract/info-text.ts'
import type { ordering as pl } from '../pl/ordering.ts'

/** Ordering of lists. */
export const ordering: Translation<typeof pl> = {
  lead: 'Why does one facility stand above another? Here are all the rules by which Kredka orders its lists, and what plays no part in them.',
  short: [
    'No order knows money: a place on a list cannot be bought.',
    'Everybody sees the same, whoever they are and whatever they searched for before.',
    'Every list links to these rules.',
  ],
  chapters: {
    katalog: {
      title: 'The list of a city or district',
      blocks: [
        'A list opens in the order “recommended”. You can choose another:',
        {
          facts: [
            [
              'Recommended',
              'The most complete profile first, then more free places (an unknown number counts as last), then the name. This is how a list opens.',
            ],
            ['Lowest fee', 'The lowest monthly fee first; facilities whose fee is unknown come last; equal amounts go by name.'],
            ['Name, A to Z', 'By the Polish alphabet; quotation marks and capitals do not matter, and numbers go by value: 9 before 10.'],
            ['Recently updated', 'Facilities first whose data changed most recently.'],
            [
              'Nearest',
              'By the straight-line distance from an address that you enter or from your device; facilities without a place on the map come last. We do not store where your device is.',
            ],
          ],
        },
        'Invented sample facilities, if a list has any, come at its end (a list by distance has none), and are part of no count and no recommendation. Where all else is equal, a fixed internal number decides, so that the list does not jump between pages. Filters only narrow a list and never rearrange it.',
      ],
    },
    pelnosc: {
      title: 'What a complete profile is',
      blocks: [
        'We look at how many of eight things are known of a facility. Each weighs the same, 12.5 percent:',
        {
          list: [
            'street,',
            'telephone,',
            'e-mail,',
            'website,',
            'point on the map,',
            'opening hours,',
            'fees,',
            'number of places and of children enrolled.',
          ],
        },
        'What counts is that something is known and not what it says: an expensive facility loses nothing, a cheap one gains nothing. Kindergartens usually score less than nurseries, because RSPO gives neither fees nor places, which is why one catalogue never mixes them. On the map they stand together, so nurseries often come higher there.',
      ],
    },
    polecane: {
      title: '“Recommended” on the home page',
      blocks: [
        'These are the first facilities of all Poland in the order “recommended”, nurseries and kindergartens apart, without those whose operation is suspended. Nobody picks them by hand. When there are reviews, we will change this rule and describe it here.',
      ],
    },
    mapa: {
      title: 'The map and the list beside it',
      blocks: [
        'The order here has three steps. Nurseries and kindergartens first, primary schools after them. Within each, those at work first and the suspended next. Only then come completeness and free places.',
        'The same order decides which facilities are shown by name when there are too many in view; the others do not vanish: they are a pin without a label or part of the number on a dot.',
      ],
    },
    szukanie: {
      title: 'Suggestions in the search field',
      blocks: [
        'What fits the typed words better stands higher. From the best down: a whole word, its beginning, another grammatical form, and last a word with a typing error, which we reach for only when nothing else fits.',
        'A word of the name itself means more than one of the city, and that more than one of the street. Towns without any facility come after those with one. Where facilities fit equally well, completeness decides.',
      ],
    },
    pozostale: {
      title: 'Other lists',
      blocks: [
        {
          facts: [
            ['Nearby', 'Facilities of the same category by distance as the crow flies.'],
            ['Cities in the footer and at the top of a voivodeship', 'By the number of active facilities.'],
            ['All towns', 'Alphabetically.'],
          ],
        },
      ],
    },
    'czego-nie': {
      title: 'What plays no part',
      blocks: [
        {
          list: [
            'payments, contracts and packages: the badge “featured” moves nobody on any list,',
            'who you are, where you connect from, which device you use and what you have looked at,',
            'how often a profile or a telephone was opened,',
            'whether a facility is public or private.',
          ],
        },
        'There are no adverts and no sponsored places on lists. Should there ever be any, they will stand apart and be labelled.',
      ],
    },
    pytania: {
      title: 'In doubt?',
      blocks: [
        'If you think that a list stands otherwise than described here, [let us know](contact) and give its address. That would be a mistake and not an exception.',
      ],
    },
  },
}
