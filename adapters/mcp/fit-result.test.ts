import { expect, test } from 'vitest'
import { fitResult } from './fit-result.ts'

const bytes = (text: string) => Buffer.byteLength(text)

test('a small result is passed on as it is', () => {
  expect(JSON.parse(fitResult({ a: 1, list: ['x'] }))).toEqual({ a: 1, list: ['x'] })
})

test('a large result fits, keeps its beginning, and says what was cut', () => {
  const facts = Array.from({ length: 40 }, (_, n) => ({ field: `f${n}`, untrusted_text: 'ż'.repeat(3000) }))
  const text = fitResult({ slug: 'a', facts, left_out: ['telephone'] })
  expect(bytes(text)).toBeLessThanOrEqual(20_000)
  const cut = JSON.parse(text) as { readonly slug: string; readonly facts: readonly object[]; readonly left_out: readonly string[] }
  expect(cut.slug).toBe('a')
  expect(cut.facts[0]).toMatchObject({ field: 'f0' })
  expect(cut.left_out[0]).toBe('telephone')
  expect(cut.left_out.slice(1)).toContain('end of facts')
  expect(cut.left_out.every((line) => line === 'telephone' || line.startsWith('end of facts'))).toBe(true)
})

test('one long text loses its end, and no half of a letter stays', () => {
  const { text, left_out } = JSON.parse(fitResult({ text: '🙂'.repeat(9000) })) as {
    readonly text: string
    readonly left_out: readonly string[]
  }
  expect(text.isWellFormed() && text.endsWith('…')).toBe(true)
  expect(left_out).toEqual(['end of text'])
})

test('what cannot be cut is left out whole, and said so', () => {
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`member${n}`, n]))
  expect(JSON.parse(fitResult(wide))).toEqual({ left_out: ['the whole result: it is too large'] })
})

test('characters that people do not see are removed from texts, line ends stay', () => {
  expect(fitResult({ text: 'a\u200bb\u202ec\u{e0041}\0d\ne' })).toBe(JSON.stringify({ text: 'abcd\ne' }))
})
