import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#core/kernel/language.ts'
import type { Messages } from '#core/ports/translator.ts'
import { plugins } from '#plugins/server.gen.ts'
import { webMessages } from '../../app/web-messages.ts'

const catalogues: readonly (readonly [string, Readonly<Record<Language, Messages>>])[] = [
  ['web', webMessages],
  ...plugins.flatMap(({ name, messages }) => (messages ? [[name, messages] as const] : [])),
]
const plural = /_(one|few|many|other)$/
const keysOf = (messages: Messages) => new Set(Object.keys(messages).map((key) => key.replace(plural, '')))
const placeholders = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name).toSorted()

describe.each(catalogues)('IN-01 messages of %s', (name, messages) => {
  test('each key exists in all three languages', () => {
    for (const language of languages)
      expect([language, [...keysOf(messages[language])].toSorted()]).toEqual([language, [...keysOf(messages.pl)].toSorted()])
  })

  test('a plural has the forms of its language', () => {
    for (const language of languages) {
      const forms = new Intl.PluralRules(language === 'ua' ? 'uk' : language).resolvedOptions().pluralCategories
      for (const key of Object.keys(messages[language])
        .filter((key) => plural.test(key))
        .map((key) => key.replace(plural, '')))
        expect([language, key, forms.filter((form) => !(`${key}_${form}` in messages[language]))]).toEqual([language, key, []])
    }
  })

  test('placeholders are the same in all languages', () => {
    for (const key of Object.keys(messages.en))
      for (const language of languages) {
        const text = messages[language][key]
        if (text !== undefined) expect([key, language, placeholders(text)]).toEqual([key, language, placeholders(messages.en[key] ?? '')])
      }
  })

  test('no Polish is left in English, no Latin-only sentence in Ukrainian', () => {
    // Proper names, the currency, and Polish terms given as such, in quotes or brackets.
    const names =
      /\bzł|\([^)]*\)|“[^”]*”|Kredka|Łódź|Poznań|Wrocław|Świętokrzyskie|OpenStreetMap|Natural Earth|Lucide|Onest|RSPO|NIP|REGON|TERYT|żłobek|„|”/g
    for (const [key, text] of Object.entries(messages.en))
      expect([key, text.replace(names, '').match(/[ąćęłńśźżĄĆĘŁŃŚŹŻ]/g)]).toEqual([key, null])
    for (const [key, text] of Object.entries(messages.ua)) {
      const words =
        text
          .replace(/{{.*?}}/g, '')
          .replace(names, '')
          .match(/[A-Za-z]{3,}/g) ?? []
      if (words.length > 2) expect([key, /[а-яіїєґ]/i.test(text)]).toEqual([key, true])
    }
  })

  if (name !== 'web')
    test('keys begin with the plugin’s name, or are codes of errors', () => {
      for (const key of Object.keys(messages.pl)) expect(/^error\/./.test(key) || key.startsWith(`${name}.`) ? name : key).toBe(name)
    })
})

test('IN-06 the keys named in the specification exist without prefix', () => {
  for (const key of [
    'FIELD_REQUIRED',
    'PHONE_FIELD_MINIMAL_INPUT',
    'TYPE_HERE',
    'LOADING_DOTS',
    'NO_ELEMENTS',
    'ADD_ELEMENTS_TO_DISPLAY',
    'CANCEL',
    'ACCEPT',
    'SUCCESS',
    'MAIN_SITE',
    'FACILITY_WAITING_FOR_APPROVAL_TOAST',
  ])
    for (const language of languages)
      expect([key, language, Boolean((webMessages[language] as Messages)[key])]).toEqual([key, language, true])
  expect(webMessages.pl.FIELD_REQUIRED).toBe('Pole jest wymagane')
  expect(webMessages.pl.FACILITY_WAITING_FOR_APPROVAL_TOAST).toBe('Placówka oczekuje na potwierdzenie')
})
