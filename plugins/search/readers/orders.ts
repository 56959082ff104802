import type { ListOrder } from '#core/search/orders.ts'
import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import { afterBenefits } from './prices.ts'
import { propose, spansOf } from './spans.ts'

const phrases = [
  [
    'price',
    phrasesOf(
      `najtań*, najtaniej, tani, tania, tanie, taniego, taniej, tanim, tanich, tanio, tańsz*, jak najtaniej, niedrog*, od najtańsz*, cheapest, cheap, cheaper, affordable, inexpensive, low cost, lowest price,
       cheapest first, дешев*, найдешевш*, недорог*, якнайдешевш*`,
    ),
  ],
  [
    'rating',
    phrasesOf(
      `najlepsz*, najlepiej ocenian*, najwyżej ocenian*, wysoko ocenian*, dobrze ocenian*, polecan*, dobre opinie, dobrymi opiniami, dobrą opinią, dobre oceny, z dobrymi opiniami, z dobrymi ocenami, najlepsze opinie, z najlepszymi opiniami, top,
       best, best rated, top rated, highest rated, well rated, good reviews, great reviews, best reviews, recommended, найкращ*, добрі відгуки, хороші відгуки, гарні відгуки, з добрими відгуками, з хорошими відгуками, з гарними відгуками,
       рекомендован*, з найкращими відгуками, good, dobre, dobry, dobra, dobrego, fajne, fajny, fajna, fajnego, хороший, хороші, гарний`,
    ),
  ],
  [
    'distance',
    phrasesOf(
      'najbliższ*, najbliżej, jak najbliżej, możliwie blisko, nearest, closest, the nearest, the closest, nearest first, найближч*, якнайближче',
    ),
  ],
] as const satisfies readonly (readonly [ListOrder, unknown])[]

/** Good by nobody's measure: not worth an order of its own. */
const praise = new Set([
  'good',
  'dobre',
  'dobry',
  'dobra',
  'dobrego',
  'fajne',
  'fajny',
  'fajna',
  'fajnego',
  'xoroszyj',
  'xoroszi',
  'harnyj',
  'choroszyj',
  'choroszi',
  'garnyj',
])

/** Reads the order in which facilities are wanted: `najtańsze`, `najtańsze po dofinansowaniu`, `best rated`, `jak najbliżej`. */
export const readOrders: PlainReader = ({ text: { words } }) =>
  phrases.flatMap(([order, of]) =>
    spansOf(of, words).map(([from, to]) => {
      if (to === from + 1 && praise.has(words[from]?.word ?? '')) return propose(from, to, { kind: 'link' }, 'link')
      const benefits = order === 'price' ? lengthAt(afterBenefits, words, to) : 0
      return benefits > 0
        ? propose(from, to + benefits, { kind: 'order', order: 'cost' }, 'order')
        : propose(from, to, { kind: 'order', order }, 'order')
    }),
  )
