import type { TFunction } from 'i18next'
import { renderToString } from 'react-dom/server'
import { useTranslation } from 'react-i18next'
import { expect, test } from 'vitest'
import type { Language } from '#core/kernel/language.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { Messages } from '#core/ports/translator.ts'
import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { createI18next } from './create-i18next.ts'
import { PageTexts } from './PageTexts.tsx'

const render = (language: Language, messages: Messages, Page: () => string) =>
  renderToString(
    <PageTexts language={language} messages={messages}>
      <Page />
    </PageTexts>,
  )

test('IN-02 a component of an interactive page has the text in its first rendering, by useT() as by useTranslation()', () => {
  const messages = { days_one: '{{count}} dzień', days_few: '{{count}} dni', days_many: '{{count}} dni', days_other: '{{count}} dnia' }
  const Page = () => {
    const { t, ready } = useTranslation()
    const key = asMessageKey('days')
    return [useLanguage(), ready, useT()(key, { count: 22 }), useT() === (t as unknown)].join('|')
  }
  expect(render('pl', messages, Page)).toBe('pl|true|22 dni|true')
})

test('a text without a message is its key, on the server already', () => {
  expect(render('pl', {}, () => useT()(asMessageKey('missing.key')))).toBe('missing.key')
})

test('i18next fills in what the translator of islands does', () => {
  const messages = {
    total: '{{count, number}} in all',
    hello: '{{name}} & {{other}}',
    n_one: '{{count}} thing',
    n_other: '{{count}} things',
  }
  const both = [
    createI18next('en', messages).getFixedT('en') as unknown as ReturnType<typeof createTranslator>,
    createTranslator('en', messages),
  ]
  const texts = both.map((t) => [
    t(asMessageKey('total'), { count: 32_000.5 }),
    t(asMessageKey('hello'), { name: '<b>', other: undefined }),
    t(asMessageKey('n'), { count: 1 }),
    t(asMessageKey('n'), { count: 0 }),
  ])
  expect(texts[0]).toEqual(['32,000.5 in all', '<b> & ', '1 thing', '0 things'])
  expect(texts[1]).toEqual(texts[0])
})

test('the same messages have one instance', () => {
  const messages = {}
  expect(createI18next('pl', messages)).toBe(createI18next('pl', messages))
  expect(createI18next('pl', {})).not.toBe(createI18next('pl', messages))
})

test('the compiler knows the keys', () => {
  const use = (t: TFunction) => [
    t('CANCEL'),
    // @ts-expect-error no message has this key
    t('CANCEL.not-there'),
  ]
  expect(use((() => '') as unknown as TFunction)).toHaveLength(2)
})
