import { expect, test } from 'vitest'
import { highlightMatches } from './highlight-matches.ts'

const marked = (label: string, typed: string) =>
  highlightMatches(label, typed)
    .map(({ text, matched: typed }) => (typed ? `[${text}]` : text))
    .join('')

test.each([
  ['Kraków, małopolskie', 'krak', '[Krak]ów, małopolskie'],
  ['Łódź, łódzkie', 'LODZ', '[Łódź], [łódz]kie'],
  ['Żłobek „Łąka” nr 12', 'zlobek laka 1', '[Żłobek] „[Łąka]” nr [1]2'],
  ['Bielsko-Biała', 'biala biel', '[Biel]sko-[Biała]'],
  ['Краків', 'кра', '[Кра]ків'],
  ['Gdańsk', '', 'Gdańsk'],
  ['Gdańsk', 'sk', 'Gdańsk'],
])('marks %s for the text %s', (label, typed, result) => expect(marked(label, typed)).toBe(result))
