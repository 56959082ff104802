import { describe, expect, test } from 'vitest'
import { polishSpellings } from './polish-spellings.ts'

describe('SM-23 what a visitor’s words may mean', () => {
  test.each([
    ['Краків', 'krakow'],
    ['Cracow', 'krakow'],
    ['Białystok', 'bialystok'],
    ['БІЛОСТОК', 'bialystok'],
  ])('%s is %s first', (query, first) => expect(polishSpellings(query)[0]).toBe(first))

  // None of these stands in the table of exonyms.
  test.each([
    ['Пясечно', 'piaseczno'],
    ['Констанцін-Єзьорна', 'konstancin jeziorna'],
    ['Пщина', 'pszczyna'],
    ['Юзефув', 'jozefow'],
    ['Кобилка', 'kobylka'],
    ['Вонхоцьк', 'wachock'],
    ['Гожиці', 'gorzyci'],
    ['Залесє Гурне', 'zalesie gorne'],
    ['Ґродзіськ', 'grodzisk'],
    ['Щеброва', 'szczebrowa'],
    ['Хелмно', 'chelmno'],
    ['Дзялошин', 'dzialoszyn'],
    ['Красностав', 'krasnostaw'],
    ['Белжець', 'belzec'],
    ['Томашів', 'tomaszow'],
    ['Старе Бабіце', 'stare babice'],
  ])('%s may be %s', (query, spelt) => expect(polishSpellings(query)).toContain(spelt))

  test('Latin words have one reading, and no text has more than 48', () => {
    expect(polishSpellings('  Bielsko-BIAŁA ')).toEqual(['bielsko biala'])
    expect(polishSpellings('жужужужужужужу').length).toBe(48)
    expect(polishSpellings('')).toEqual([''])
  })
})
