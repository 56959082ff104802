import { expect, test } from 'vitest'
import { splitFrontMatter } from './front-matter.ts'

test('reads texts, quoted texts and lists, and the lines below with their numbers', () => {
  const { fields, body } = splitFrontMatter('a.md', '---\ntitle: Bal\nlead: "Maska: \\"kot\\""\ntags: [winter, poem]\n---\n\nTekst')
  expect([...fields]).toEqual([
    ['title', { value: 'Bal', line: 2 }],
    ['lead', { value: 'Maska: "kot"', line: 3 }],
    ['tags', { value: ['winter', 'poem'], line: 4 }],
  ])
  expect(body).toEqual({ file: 'a.md', first: 6, lines: ['', 'Tekst'] })
})

test.each([
  ['title: Bal', 'a.md:1: there is no front matter'],
  ['---\ntitle: Bal', 'a.md:1: the front matter has no end'],
  ['---\ntitle: Bal\nzima\n---', 'a.md:3: this is no field: zima'],
  ['---\ntitle: "Bal\n---', 'a.md:2: the value of title has no end: "Bal'],
  ['---\ntitle: Bal\ntitle: Bal\n---', 'a.md:3: title is there twice'],
])('says where %j is wrong', (text, message) => {
  expect(() => splitFrontMatter('a.md', text)).toThrow(message)
})
