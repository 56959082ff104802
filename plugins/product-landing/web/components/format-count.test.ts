import { expect, test } from 'vitest'
import type { Language } from '#core/kernel/language.ts'
import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import en from '../../messages/en.json' with { type: 'json' }
import pl from '../../messages/pl.json' with { type: 'json' }
import ua from '../../messages/ua.json' with { type: 'json' }
import { formatCount } from './format-count.ts'

const messages = { pl, ua, en }

test.each<[Language, number, string, string]>([
  ['pl', 1, '1', 'placówka dla dzieci do 3 lat'],
  ['pl', 22, '22', 'placówki dla dzieci do 3 lat'],
  ['pl', 1204, 'ponad 1200', 'placówek dla dzieci do 3 lat'],
  ['pl', 32_620, 'ponad 32 tysiące', 'placówek dla dzieci do 3 lat'],
  ['pl', 35_000, '35 tysięcy', 'placówek dla dzieci do 3 lat'],
  ['pl', 1_234_567, 'ponad 1,2 miliona', 'placówek dla dzieci do 3 lat'],
  ['ua', 1, '1', 'заклад для дітей до 3 років'],
  ['ua', 21_300, 'понад 21 тисячу', 'закладів для дітей до 3 років'],
  ['ua', 32_620, 'понад 32 тисячі', 'закладів для дітей до 3 років'],
  ['ua', 1_234_567, 'понад 1,2 мільйона', 'закладів для дітей до 3 років'],
  ['en', 1204, 'over 1,200', 'childcare providers for under-threes'],
  ['en', 32_620, 'over 32 thousand', 'childcare providers for under-threes'],
])('ST-06 formats in %s %i as "%s" with the label "%s"', (language, number, numbers, label) => {
  expect(formatCount(createTranslator(language, messages[language]), 'zlobki', number)).toEqual({ number: numbers, label })
})
