import type { Translation } from '../../contract/info-text.ts'
import type { ordering as pl } from '../pl/ordering.ts'

/** Ordering of lists. */
export const ordering: Translation<typeof pl> = {
  lead: 'Why is one facility above another? Here are all the rules by which Kredka orders its lists, and what plays no part in them.',
  short: [
    'Money plays no part in any order: a place in a list cannot be bought.',
    'Everyone sees the same, whoever they are and whatever they have searched for before.',
    'Every list links to these rules.',
  ],
  chapters: {
    katalog: {
      title: 'The list of a city or district',
      blocks: [
        'A list opens in “recommended” order. You can choose another:',
        {
          facts: [
            [
              'Recommended',
              'The most complete profile first, then more free places (an unknown number counts as last), then the name. This is how a list opens.',
            ],
            [
              'Highest rated',
              'By the mean rating, which weighs more the more opinions there are; how exactly is explained below. If equal, the facility with more opinions comes first; those without opinions come last.',
            ],
            ['Newest opinions', 'The facilities that parents wrote about most recently come first; those without opinions come last.'],
            [
              'Lowest fee',
              'The lowest monthly fee first; facilities whose fee we don’t know come last; equal amounts are ordered by name.',
            ],
            ['Name, A to Z', 'By the Polish alphabet; quotation marks and capitals don’t count, and numbers go in sequence: 9 before 10.'],
            ['Recently updated', 'The facilities whose data changed most recently come first.'],
            [
              'Nearest',
              'By straight-line distance from the address you enter or from your device; facilities without a location on the map come last. We don’t store the location of your device.',
            ],
          ],
        },
        'Made-up sample facilities, if a list has any, come at its end (lists by distance, rating or newest opinions have none) and are not included in counts or recommendations. If all else is equal, a fixed internal number decides, so that the list doesn’t jump between pages. Filters only narrow a list down and never rearrange it.',
      ],
    },
    oceny: {
      title: 'Ratings and the order by rating',
      blocks: [
        'A facility’s rating is the plain mean of its accepted opinions: for cleanliness, staff and food separately, and overall. We show it with one decimal, so 4.45 becomes 4.5. The filter “4.5 or more” compares ratings as you see them. A facility without opinions has no rating, which is not the same as zero.',
        'For the order, the mean alone is not enough: a single five would beat fifty opinions of 4.9. So for each rated facility we add five opinions equal to the mean of its town. If the town has fewer than 10 opinions, we use the mean of the region, and if that has fewer too, of the whole country. The more real opinions there are, the less the added ones count. Beside the name you always see the facility’s own mean.',
      ],
    },
    pelnosc: {
      title: 'What a complete profile is',
      blocks: [
        'We check how many of eight things are known about a facility. Each has the same weight, 12.5 per cent:',
        {
          list: [
            'street,',
            'phone number,',
            'email,',
            'website,',
            'location on the map,',
            'opening hours,',
            'fees,',
            'number of places and of children enrolled.',
          ],
        },
        'What counts is that the information is there, not what it says: an expensive facility loses nothing and a cheap one gains nothing. Kindergartens usually score lower than nurseries because RSPO gives neither fees nor places, which is why we never mix them in one catalogue. On the map they appear together, so nurseries are sometimes higher there.',
      ],
    },
    polecane: {
      title: '“Recommended” on the home page',
      blocks: [
        'These are the highest rated facilities in all of Poland with at least 5 opinions, nurseries and kindergartens separately, without those that are temporarily closed. If there are too few of them, the first ones in “recommended” order follow. Nobody picks them by hand.',
      ],
    },
    mapa: {
      title: 'The map and the list beside it',
      blocks: [
        'The order here has three steps. Nurseries and kindergartens come first, then primary schools. Within each of these groups, those that are open come before those that are temporarily closed. Only then do completeness and free places count. If you ask for the nearest, straight-line distance decides; if you ask for the highest rated, the same rule as in the list of a city.',
        'The same order decides which facilities you see by name when there are too many in view; the others don’t disappear: they are a pin without a label or part of the number on a dot.',
      ],
    },
    szukanie: {
      title: 'Suggestions in the search field',
      blocks: [
        'What matches your words better comes higher. From the best match down: a whole word, its beginning, another grammatical form, and finally a word with a typo, which we use only when nothing else matches.',
        'A word from the name itself counts more than one from the city, and that counts more than one from the street. Towns without any facilities come after those that have some. When matches are equally good, facilities are ordered by completeness.',
      ],
    },
    pozostale: {
      title: 'Other lists',
      blocks: [
        {
          facts: [
            ['Nearby', 'Facilities of the same category by straight-line distance.'],
            ['Cities in the footer and at the top of a region', 'By the number of active facilities.'],
            ['All towns and villages', 'Alphabetically.'],
          ],
        },
      ],
    },
    'czego-nie': {
      title: 'What plays no part',
      blocks: [
        {
          list: [
            'payments, contracts and packages: the “featured” badge moves no facility in any list,',
            'who you are, where you connect from, which device you use and what you have viewed,',
            'how often a profile or a phone number was opened,',
            'whether a facility is public or private.',
          ],
        },
        'There are no adverts or sponsored places in lists. If there ever are, they will appear separately and be labelled.',
      ],
    },
    pytania: {
      title: 'Something doesn’t look right?',
      blocks: [
        'If you think that a list is in a different order from the one described here, [let us know](contact) and give its address. That would be a mistake, not an exception.',
      ],
    },
  },
}
