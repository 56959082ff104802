import { expect, test } from 'vitest'
import { markTyped } from './mark-typed.ts'

const marked = (label: string, typed: string) =>
  markTyped(label, typed)
    .map(({ text, typed }) => (typed ? `[${text}]` : text))
    .join('')

test.each([
  ['Kraków, małopolskie', 'krak', '[Krak]ów, małopolskie'],
  ['Łódź, łódzkie', 'LODZ', '[Łódź], [łódz]kie'],
  ['Żłobek „Łąka” nr 12', 'zlobek laka 1', '[Żłobek] „[Łąka]” nr [1]2'],
  ['Bielsko-Biała', 'biala biel', '[Biel]sko-[Biała]'],
  ['Краків', 'кра', '[Кра]ків'],
  ['Gdańsk', '', 'Gdańsk'],
  ['Gdańsk', 'sk', 'Gdańsk'],
])('%s, typed %s', (label, typed, result) => expect(marked(label, typed)).toBe(result))
