import { describe, expect, test } from 'vitest'
import { placeForms, ukrainianPlaceForms } from '#core/places/place-forms.ts'
import { exonyms } from '../contract/exonyms.ts'
import locatives from '../data/locatives.json' with { type: 'json' }
import { placeGrammar } from './place-grammar.ts'

const { locativeOf } = placeGrammar

describe('CA-03 the place of a list in the grammar of its language', () => {
  test.each([
    ['Kraków', 'w Krakowie'],
    ['Wrocław', 'we Wrocławiu'],
    ['Włocławek', 'we Włocławku'],
    ['Warszawa', 'w Warszawie'],
    ['Wałbrzych', 'w Wałbrzychu'],
    ['Lwówek Śląski', 'we Lwówku Śląskim'],
    ['Garbów', 'w Garbowie'],
    ['Pawłowice', 'w Pawłowicach'],
    ['Wrząsowice', 'we Wrząsowicach'],
    ['Dąbrówka', 'w Dąbrówce'],
    ['Michałowo', 'w Michałowie'],
    ['Bogusław', 'w Bogusławiu'],
  ])('%s becomes %s', (name, locative) => {
    expect(locativeOf(name, 'pl')).toBe(locative)
  })

  test.each(['Pcim', 'Krosno Górne', 'Nowa Dąbrowa', 'Bukowa', 'Ów'])('knows no form of %s', (name) => {
    expect(locativeOf(name, 'pl')).toBeNull()
  })

  test('Ukrainian has a table, English a preposition', () => {
    expect([locativeOf('Kraków', 'ua'), locativeOf('Pcim', 'ua')]).toEqual(['у Кракові', null])
    expect([locativeOf('Warszawa', 'en'), locativeOf('Pcim', 'en')]).toEqual(['in Warsaw', 'in Pcim'])
  })

  test('knows the seats of all voivodeships and no form that begins unlike its name', () => {
    const seats =
      'Białystok Bydgoszcz Gdańsk Katowice Kielce Kraków Lublin Łódź Olsztyn Opole Poznań Rzeszów Szczecin Toruń Warszawa Wrocław'.split(
        ' ',
      )
    for (const name of [...seats, 'Gorzów Wielkopolski', 'Zielona Góra'])
      expect([name, locativeOf(name, 'pl') === null, locativeOf(name, 'ua') === null]).toEqual([name, false, false])
    for (const [name, locative] of Object.entries(locatives.pl)) expect([name, locative[0]]).toEqual([name, name[0]])
    for (const locative of Object.values(locatives.ua)) expect(locative).toMatch(/^[ув] \p{Lu}/u)
  })

  test('the tables agree with the declension of all places', () => {
    const derives = (forms: ReturnType<typeof placeForms>, locative: string) =>
      forms.some((form) => form.case === 'locative' && form.text === locative)
    const exonymOf = (name: string) => exonyms[name]?.find((one) => /\p{Script=Cyrillic}/u.test(one)) ?? null
    expect(Object.entries(locatives.pl).filter(([name, locative]) => !derives(placeForms(name), locative))).toEqual([])
    expect(
      Object.entries(locatives.ua).filter(
        ([name, locative]) => !derives(ukrainianPlaceForms(name, exonymOf(name)), locative.replace(/^[ув] /, '')),
      ),
    ).toEqual([])
  })
})
