import { describe, expect, test } from 'vitest'
import { polishSpellings } from './polish-spellings.ts'

describe('SM-23 Polish spellings of a query', () => {
  test.each([
    ['Краків', 'krakow'],
    ['Cracow', 'krakow'],
    ['Białystok', 'bialystok'],
    ['БІЛОСТОК', 'bialystok'],
  ])('%s gives %s first', (query, first) => expect(polishSpellings(query)[0]).toBe(first))

  // None of these is in the table of exonyms.
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
  ])('%s includes %s', (query, spelling) => expect(polishSpellings(query)).toContain(spelling))

  test('Latin text has one spelling, and no text has more than 48', () => {
    expect(polishSpellings('  Bielsko-BIAŁA ')).toEqual(['bielsko biala'])
    expect(polishSpellings('жужужужужужужу').length).toBe(48)
    expect(polishSpellings('')).toEqual([''])
  })
})
