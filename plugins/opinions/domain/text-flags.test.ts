import { expect, test } from 'vitest'
import { findTextFlags, isSimilarToAny, textSimilarity } from './text-flags.ts'

test('SP-04 finds vulgar words and insults through inflection, spacing, signs for letters and mixed alphabets', () => {
  const texts = [
    'k.u.r.w.a, ile można czekać na odbiór dziecka',
    'ale z nich d3bile, mylą grupy dzieci',
    'Ch*jowe jedzenie w tej grupie, dzieci głodne',
    'куpва, знову діти без обіду у садку',
  ]
  expect(texts.map(findTextFlags)).toEqual([['profanity'], ['insult'], ['profanity'], ['profanity']])
})

test('SP-04 leaves words alone that only contain an insult', () => {
  const texts = [
    'Psycholog i kurtyna, pajacyki i czempion sportu w naszej grupie dzieci',
    'W szatni wisi regulamin, a obok huśtawki rosną bratki dla dzieci',
  ]
  expect(texts.flatMap(findTextFlags)).toEqual([])
})

test('SP-04 flags a text that says nothing about a facility', () => {
  expect(findTextFlags('super super super super super super')).toEqual(['off_topic_short'])
  expect(findTextFlags('Rower przyjechał następnego dnia i działa bez zarzutu, kurier uprzejmy.')).toEqual(['off_topic_short'])
})

test('SP-04 reads long texts to their end', () => {
  for (const text of ['Panie miłe a dzieci wesołe '.repeat(190), 'a '.repeat(2500)])
    expect(findTextFlags(`${text} kurwa`)).toContain('profanity')
})

test('OP-05 a text that was copied and slightly changed is similar, another one about the same is not', () => {
  const text = 'Panie są cierpliwe i uśmiechnięte, a syn codziennie opowiada, co robili w ogrodzie i na rytmice.'
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
