import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#core/kernel/language.ts'
import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import { fixedI18n, I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import en from '../../messages/en.json' with { type: 'json' }
import pl from '../../messages/pl.json' with { type: 'json' }
import ua from '../../messages/ua.json' with { type: 'json' }
import { Rating } from './Rating.tsx'

const messages = { pl, ua, en }
const render = (language: Language, score: number | null, count: number) =>
  renderToStaticMarkup(
    <I18nContext value={fixedI18n({ language, t: createTranslator(language, messages[language]) })}>
      <Rating score={score} count={count} />
    </I18nContext>,
  )
const textOf = (html: string) =>
  html
    .replace(/<svg.*<\/svg>/s, '')
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')

test('IN-02 the number of opinions has the plural of its language', () => {
  const numbers = [1, 2, 5, 11, 21, 22, 112]
  const plurals = (language: Language) => numbers.map((count) => /\((.*)\)/.exec(textOf(render(language, 4.6, count)))?.[1]).join(', ')
  expect(plurals('pl')).toBe('1 opinia, 2 opinie, 5 opinii, 11 opinii, 21 opinii, 22 opinie, 112 opinii')
  expect(plurals('ua')).toBe('1 відгук, 2 відгуки, 5 відгуків, 11 відгуків, 21 відгук, 22 відгуки, 112 відгуків')
  expect(plurals('en')).toBe('1 opinion, 2 opinions, 5 opinions, 11 opinions, 21 opinions, 22 opinions, 112 opinions')
})

test('PR-07 a rating has one decimal, half-up, in the notation of its language', () => {
  expect(textOf(render('pl', 4.6, 23))).toBe('| |Ocena| |4,6| (23 opinie)|')
  expect(textOf(render('en', 4.25, 2))).toBe('| |Rated| |4.3| (2 opinions)|')
  expect(textOf(render('ua', 5, 1))).toBe('| |Оцінка| |5,0| (1 відгук)|')
})

test('a facility without opinions has no line, not a zero', () => {
  expect(render('pl', null, 0)).toBe('')
  expect(render('pl', 0, 0)).toBe('')
})
