import { expect, test } from 'vitest'
import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import { sentenceOf, sentenceText } from './sentence.ts'

const t = createTranslator('pl', { 'sites.audited.site-changed': '{{who}} zmienia stronę placówki {{facility}}' })

test('SP-10 a sentence is its texts with the parts that are links', () => {
  expect(sentenceOf(t, 'sites.site-changed')).toEqual([{ part: 'who' }, ' zmienia stronę placówki ', { part: 'facility' }])
  expect(sentenceText(t, 'sites.site-changed')).toBe('… zmienia stronę placówki …')
})

test('SP-10 an action without a sentence, of a plugin that is gone, is told by its code', () => {
  expect(sentenceOf(t, 'gone.thing-done')).toEqual([{ part: 'who' }, ': gone.thing-done'])
})
