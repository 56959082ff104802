import { createElement } from 'react'
import catalogue from '#plugins/catalogue/messages/pl.json' with { type: 'json' }
import tags from '#plugins/tags/messages/pl.json' with { type: 'json' }
import { kinds, p } from './tags.ts'

const named = (messages: object, shape: RegExp) =>
  Object.entries(messages).flatMap(([key, text]) => (shape.test(key) ? [String(text)] : []))

const fields: readonly (readonly [name: string, heading: string, words: readonly string[]])[] = [
  ['rodzaj', 'Kategoria', Object.values(kinds)],
  ['prowadzenie', 'Typ placówki', named(tags, /^tags\.ownership\.\w+$/)],
  ['udogodnienia', 'Udogodnienia', named(tags, /^tags\.features\.\w+$/)],
  ['forma-prawna', 'Forma prawna', named(catalogue, /^catalogue\.facet\.legal_type\.\w+$/)],
  ['status', 'Weryfikacja w Kredce', named(catalogue, /^catalogue\.facet\.status\.\w+$/)],
]
const box = (name: string, word: string) =>
  createElement('label', { key: word }, createElement('input', { type: 'checkbox', name, value: word }), word)
const number = (name: string, word: string) => createElement('label', null, word, createElement('input', { type: 'number', name }))

/** The filters of our catalogue page, as plain as HTML gets: each heading twice, for the eye and for those who listen. */
export const CityFilters = () =>
  createElement(
    'form',
    null,
    p('Filtry Warunki'),
    box('wolne-miejsca', 'Wolne miejsca'),
    box('otwarte-w-soboty', 'Otwarte w soboty'),
    p('Opłata za miesiąc'),
    number('cena-od', 'od'),
    number('cena-do', 'do'),
    p('zł'),
    ...fields.map(([name, heading, words]) =>
      createElement(
        'details',
        null,
        createElement('summary', null, heading),
        createElement(
          'fieldset',
          null,
          createElement('legend', null, heading),
          words.map((word) => box(name, word)),
        ),
      ),
    ),
    createElement('button', null, 'Zastosuj'),
    createElement('a', { href: '?' }, 'Wyczyść'),
  )
