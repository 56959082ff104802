import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { token, type Token } from '#core/kernel/token.ts'
import { makeSuggestions, type Suggester, type Suggestion } from './suggestions.ts'

const item: Suggestion = { label: 'Bal jesieni', note: null, href: '/bal' }
const readers = new Map<Token<Suggester>, Suggester>()
const group = (key: string, reader: Suggester) => {
  const load = token<Suggester>(`test/${key}`)
  readers.set(load, reader)
  return { key, label: `${key}.label`, load }
}
const readerOf = (load: Token<Suggester>): Suggester => {
  const reader = readers.get(load)
  if (!reader) throw new Error('nobody load')
  return reader
}

test('PL-14 groups stand in their order, cut to the limit, empty ones and broken ones left out', async () => {
  const broken: string[] = []
  const suggestions = makeSuggestions(
    [
      group('many', (text, limit) => Effect.succeed(Array.from({ length: limit + 1 }, () => ({ ...item, label: text })))),
      group('none', () => Effect.succeed([])),
      group('dead', () => Effect.die(new Error('broken'))),
      group('slow', () => Effect.never),
      { key: 'nobody', label: '', load: token<Suggester>('test/nobody') },
      group('last', () => Effect.succeed([item])),
    ],
    readerOf,
    ({ key }) => broken.push(key),
  )
  expect(await Effect.runPromise(suggestions.for('bal', 2))).toEqual([
    {
      key: 'many',
      label: 'many.label',
      items: [
        { ...item, label: 'bal' },
        { ...item, label: 'bal' },
      ],
    },
    { key: 'last', label: 'last.label', items: [item] },
  ])
  expect(broken.toSorted()).toEqual(['dead', 'nobody', 'slow'])
})
