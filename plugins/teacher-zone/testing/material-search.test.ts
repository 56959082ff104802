import { expect, test } from 'vitest'
import { makeTextIndexes } from '#adapters/search-index/text-index.ts'
import { readPosts } from '#plugins/publications/demo/read-demo-posts.ts'
import { type AgeYears, yearsOfGroup } from '../contract/age-years.ts'
import { readWords } from '../domain/read-words.ts'
import { matchTerms } from '../services/match-terms.ts'

const posts = readPosts(new URL('../demo/', import.meta.url))
const texts = makeTextIndexes().build(
  posts.map(({ title, lead = '', tags = [], content }) => ({
    title,
    context: tags.join(' '),
    text: `${lead} ${JSON.stringify(content)}`.slice(0, 800),
  })),
)
const subjects = posts.map(({ tags = [] }) => {
  const years = tags.flatMap((key) => (yearsOfGroup[key] ? [yearsOfGroup[key]] : []))
  const ages: AgeYears = [Math.min(...years.map(([from]) => from)), Math.max(...years.map(([, to]) => to))]
  return { keys: new Set<string>(tags), ages: years.length === 0 ? null : ages }
})
const search = (query: string) => {
  const { all, some, corrected } = matchTerms(readWords(query), subjects, texts)
  const titles = (positions: readonly number[]) => positions.map((at) => posts[at]?.title ?? '')
  return { all: titles(all), some: titles(some), corrected }
}

test('TZ-06 a topic, a kind and an age together find what fits all of them, else what fits most', () => {
  expect(search('jesień karta pracy 4 latki').all).toEqual(['Jesienna mandala z liści', 'Kasztanowe liczenie do dziesięciu'])
  const { all, some } = search('jesień scenariusz 4 latki')
  expect([all, some[0]]).toEqual([[], 'Andrzejkowe wróżby'])
  expect(search('scenariusz dla trzylatków').all).toContain('Kolorowy talerz')
  expect(search('scenariusz dla trzylatków').all).not.toContain('Andrzejkowe wróżby')
})

test('TZ-06 other words of teachers mean the same, in any form and language', () => {
  const plans = posts.filter(({ tags = [] }) => tags.includes('lesson_plan')).map(({ title }) => title)
  for (const query of ['scenariusz', 'konspekt', 'konspekty zajęć', 'scenariusze', 'lesson plans', 'конспект'])
    expect(search(query).all).toEqual(expect.arrayContaining(plans))
  expect(search('szlaczki').all).toContain('Literowe ślady: pierwsze sześć liter')
  expect(search('grafomotoryka').all).toContain('Literowe ślady: pierwsze sześć liter')
  expect(search('logopedia').some).toContain('Pięć palców w rękawiczce')
  expect(search('осінь').all).toContain('Jesienna mandala z liści')
})

test('TZ-06 a short word is not taken for another one, and what comes near is offered as such', () => {
  const { all, some, corrected } = search('dynia')
  expect([all, corrected]).toEqual([[], false])
  expect(some).toContain('Jesienna mandala z liści')
  expect(some).not.toContain('Karty uczuć i poranny termometr')
  expect(search('samolot')).toEqual({ all: [], some: [], corrected: false })
  expect(search('kasztnowe')).toMatchObject({ all: ['Kasztanowe liczenie do dziesięciu'], corrected: true })
  expect(search('4 latki').all.length).toBeGreaterThan(5)
  expect(search('samolot 4 latki')).toMatchObject({ all: [], some: [] })
})
