import { freePlacesShownForDays } from '#core/facilities/free-places.ts'
import { rotationDays } from '#core/search/daily-rotation.ts'
import { bestRule } from '#core/search/orders.ts'
import type { Translation } from '../../contract/info-text.ts'
import { type OrderTexts, otherOrders, recommendedRules } from '../order-rules.ts'
import type { ordering as pl } from '../pl/ordering.ts'

const texts: OrderTexts = {
  names: {
    recommended: 'Recommended',
    rating: 'By rating and number of opinions',
    opinions: 'Newest opinions',
    price: 'Lowest fee',
    cost: 'Lowest cost after benefits',
    name: 'Name, A to Z',
    newest: 'Recently updated',
    distance: 'Nearest',
  },
  rules: {
    invented: 'facilities from registers before made-up samples',
    school: 'nurseries and kindergartens before primary schools',
    suspended: 'those that are open before those temporarily closed',
    completeness: 'the more complete profile',
    freePlaces: `the larger number of free places of the last ${freePlacesShownForDays} days (older and unknown last)`,
    name: 'the name, A to Z',
    rotation: 'a turn that changes every day',
    id: 'a fixed internal number',
    mean: 'the higher mean rating, worked out as explained below (facilities without opinions last)',
    opinionCount: 'the larger number of opinions',
    newestOpinion: 'the more recent newest opinion (facilities without opinions last)',
    fee: 'the lower monthly fee (unknown last)',
    familyCost: 'the lower cost for one child after the benefit, with meals (without a price of meals later)',
    careCost: 'the lower cost without meals (unknown last)',
    changed: 'the later change of data',
    distance:
      'the shorter straight-line distance from the address you enter or from your device (facilities without an exact location last)',
  },
  decides: (rules) => `Decided by ${rules.join(', then ')}, then by the “recommended” order.`,
}

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
        'A list opens in “recommended” order. The first difference decides, in this sequence:',
        { list: recommendedRules(texts) },
        `Where the first rules find no difference, a turn decides, and not the name. Every day at 4 in the morning we draw it anew, the same for everyone: from the date and the number of the facility. Each facility also has a day of its own: once in ${rotationDays} days it is among those that come before the rest of its equals. It stays the same for that whole day, so you can go on to the next pages.`,
        'You can choose another order; what is equal in it goes on as in “recommended”. Names follow the Polish alphabet; quotation marks and capitals don’t count, and numbers go in sequence: 9 before 10.',
        { facts: otherOrders(texts) },
        'Made-up sample facilities come at the end in every order. Once we have data from a register, they are not included in counts or recommendations, and the map doesn’t show them. The fixed internal number keeps the list from jumping between pages. Filters only narrow a list down and never rearrange it. We don’t store the location of your device.',
      ],
    },
    oceny: {
      title: 'Ratings and the order by rating',
      blocks: [
        'A facility’s rating is the plain mean of its accepted opinions: for cleanliness, staff and food separately, and overall. We show it with one decimal, so 4.45 becomes 4.5. The filter “4.5 or more” compares ratings as you see them. A facility without opinions has no rating, which is not the same as zero.',
        'For the order, the mean alone is not enough: a single five would beat fifty opinions of 4.9. So for each rated facility we add five opinions equal to the mean of its town. If the town has fewer than 10 opinions, we use the mean of the region, and if that has fewer too, of the whole country. The more real opinions there are, the less the added ones count. Beside the name you always see the facility’s own mean, which is why 4.5 from six opinions may be below 4.4 from thirty in such a list.',
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
        `These are the highest rated facilities in all of Poland with at least ${bestRule.minOpinions} opinions, nurseries together with kindergartens, without those that are temporarily closed. The rating as it is shown decides, then the number of opinions, then the order “recommended”. The API returns the same. Nobody picks them by hand.`,
        'If there is not a single one, the home page shows what is new in the register instead: facilities that were not in the previous edition and are in one of the last 30 days. Registers do not give the day of entry, so each is shown with the day of the edition. If nothing is new either, we show nothing here.',
      ],
    },
    mapa: {
      title: 'The map and the list beside it',
      blocks: [
        'The list beside the map and the list of a city have one order: the same rules, the same exceptions, the same sequence of facilities. The map also shows primary schools if you ask for them.',
        'The same order decides which facilities you see by name when there are too many in view; the others don’t disappear: they are a pin without a label or part of the number on a dot.',
      ],
    },
    szukanie: {
      title: 'Suggestions in the search field',
      blocks: [
        'What matches your words better comes higher. From the best match down: a whole word, its beginning, another grammatical form, and finally a word with a typo, which we use only when nothing else matches.',
        'A word from the name itself counts more than one from the city, and that counts more than one from the street. Towns without any facilities come after those that have some. Equally good matches come in “recommended” order in the results; in suggestions too, only without free places.',
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
