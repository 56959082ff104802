import { expect, test } from 'vitest'
import { isSimilarToAny, textSimilarity } from './similarity.ts'

const text = 'Panie są cierpliwe i uśmiechnięte, a syn codziennie opowiada, co robili w ogrodzie i na rytmice.'

test('OP-05 a text that was copied and slightly changed is similar, another one about the same is not', () => {
  expect(textSimilarity(text, text)).toBe(1)
  expect(
    textSimilarity(text, `PANIE są cierpliwe i usmiechniete; a córka codziennie opowiada, co robili w ogrodzie i na rytmice!`),
  ).toBeGreaterThan(0.6)
  expect(
    textSimilarity(text, 'Jesteśmy zadowoleni z kadry, jedzenie bywa monotonne, za to plac zabaw jest duży i bezpieczny.'),
  ).toBeLessThan(0.2)
  expect(isSimilarToAny(text, ['Zupełnie inne słowa o czymś innym.', text.toUpperCase()])).toBe(true)
  expect([isSimilarToAny(text, []), isSimilarToAny('', ['']), textSimilarity('a', 'a')]).toEqual([false, false, 0])
})
