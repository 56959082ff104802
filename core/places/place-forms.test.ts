import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { certainLocative, type PlaceForm, placeForms, ukrainianPlaceForms } from './place-forms.ts'
import { placeNicknames } from './place-nicknames.ts'

/** Rows of a table of forms, which were written from the grammar by hand. */
const readTable = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(import.meta.dirname, 'testing', file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const missed = (name: string, expected: readonly string[], forms: readonly PlaceForm[]): readonly string[] =>
  (['genitive', 'locative', 'instrumental'] as const).flatMap((one, at) =>
    forms.some((form) => form.case === one && form.text === expected[at]) ? [] : [`${name}: ${one} ${expected[at]}`],
  )

const textsOf = (name: string) => placeForms(name).map(({ text }) => text)

describe('forms of Polish names', () => {
  test.each(['localities.tsv', 'quarters.tsv'])('all forms of %s are derived', (file) => {
    expect(readTable(file).flatMap(([name = '', ...expected]) => missed(name, expected, placeForms(name)))).toEqual([])
  })

  test('the name itself is the nominative', () => {
    expect(placeForms('Nowy Targ')[0]).toEqual({ text: 'Nowy Targ', case: 'nominative' })
  })

  test('one form stands once in a case', () => {
    for (const name of ['Siedlce', 'Średnie Duże', 'Rębisze-Działy', 'Łódź', 'Radogoszcz']) {
      const forms = placeForms(name).map((form) => `${form.case} ${form.text}`)
      expect(new Set(forms).size).toBe(forms.length)
    }
  })

  test('what follows a kind of place stays unless it is an adjective', () => {
    expect(textsOf('Osiedle Słoneczny Stok')).toContain('Osiedlu Słoneczny Stok')
    expect(textsOf('Kolonia Oficerska')).toContain('Kolonii Oficerskiej')
    expect(textsOf('Osiedle 650-lecia Zgierza')).toContain('Osiedlu 650-lecia Zgierza')
  })

  test.each(['Na Skarpie', 'Pułaskiego', 'Niepodległości', 'Mickiewicza'])('%s does not decline', (name) => {
    expect(new Set(textsOf(name))).toEqual(new Set([name]))
  })

  test('only a name that declines in one way has a certain locative', () => {
    expect(['Garbów', 'Borówki', 'Mielniki', 'Orzesze', 'Pcim', 'Bukowa', 'Gorzów Śląski'].map(certainLocative)).toEqual([
      'Garbowie',
      'Borówkach',
      'Mielnikach',
      null,
      null,
      null,
      null,
    ])
  })
})

describe('forms of Ukrainian names', () => {
  test('all forms of exonyms and transliterations are derived', () => {
    expect(
      readTable('ukrainian-names.tsv').flatMap(([name = '', exonym = '', ...expected]) =>
        missed(name, expected, ukrainianPlaceForms(name, exonym === '' ? null : exonym)),
      ),
    ).toEqual([])
  })

  test.each([
    ['Mokotów', ['Мокотув', 'Мокотів']],
    ['Dolny Mokotów', ['Дольний Мокотув', 'Дольний Мокотів']],
    ['Stare Miasto', ['Старе Място']],
    ['Piaski', ['Пяски']],
    ['Białołęka', ['Бялоленка', 'Білоленка']],
    ['Nowe Brzeziny', ['Нові Бжезіни']],
  ])('%s is transliterated', (name, spellings) => {
    expect(ukrainianPlaceForms(name, null).flatMap((form) => (form.case === 'nominative' ? [form.text] : []))).toEqual(spellings)
  })
})

test('nicknames decline in full or not at all, and mean one town each', () => {
  const texts = placeNicknames.map(({ forms }) => forms[0]?.text)
  expect(new Set(texts).size).toBe(texts.length)
  for (const { forms } of placeNicknames) expect([1, 4]).toContain(forms.length)
  expect(placeNicknames.find(({ forms }) => forms.some(({ text }) => text === 'wawie'))?.city).toBe('Warszawa')
})
