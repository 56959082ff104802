import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import ua from './ua.json' with { type: 'json' }

const keys = (messages: object) => [...new Set(Object.keys(messages).map((key) => key.replace(/_(one|few|many|other)$/, '')))].sort()
const holes = (messages: object, key: string) =>
  [...String(Object.entries(messages).find(([one]) => one === key || one === `${key}_other`)?.[1]).matchAll(/{{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()

test('all languages have the same keys and placeholders', () => {
  expect(keys(ua)).toEqual(keys(pl))
  expect(keys(en)).toEqual(keys(pl))
  for (const key of keys(pl)) {
    expect(holes(ua, key), key).toEqual(holes(pl, key))
    expect(holes(en, key), key).toEqual(holes(pl, key))
  }
})
