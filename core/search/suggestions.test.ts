import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { type Token, token } from '#core/kernel/token.ts'
import { makeSuggestions, type Suggester, type Suggestion } from './suggestions.ts'

const item: Suggestion = { label: 'Bal jesieni', note: null, href: '/bal' }
const suggesters = new Map<Token<Suggester>, Suggester>()
const group = (key: string, suggester: Suggester) => {
  const load = token<Suggester>(`test/${key}`)
  suggesters.set(load, suggester)
  return { key, label: asMessageKey(`${key}.label`), load }
}
const resolve = (load: Token<Suggester>): Suggester => {
  const suggester = suggesters.get(load)
  if (!suggester) throw new Error('not bound')
  return suggester
}

test('PL-14 returns groups in order, cut to the limit, without empty, failing and slow ones', async () => {
  const failed: string[] = []
  const suggestions = makeSuggestions(
    [
      group('many', (text, limit) => Effect.succeed(Array.from({ length: limit + 1 }, () => ({ ...item, label: text })))),
      group('none', () => Effect.succeed([])),
      group('dead', () => Effect.die(new Error('broken'))),
      group('slow', () => Effect.never),
      { key: 'unbound', label: asMessageKey(''), load: token<Suggester>('test/unbound') },
      group('last', () => Effect.succeed([item])),
    ],
    resolve,
    ({ key }) => failed.push(key),
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
  expect(failed.toSorted()).toEqual(['dead', 'slow', 'unbound'])
})
