import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { codeOf } from '#core/kernel/failure.ts'
import { languages } from '#core/kernel/language.ts'
import { errorsOf, NotFound } from '#core/plugin/transport-errors.ts'
import { plugins } from '#plugins/server.gen.ts'
import { plugin as probe } from '../testing/route-fixture/plugin.ts'
import { webMessages } from '../../app/web-messages.ts'

const translator = makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => (messages ? [messages] : []))])
// The fixture plugin has a route with each option, and so with each transport error.
const allEndpoints = [...plugins, probe].flatMap(({ endpoints = [] }) => endpoints)
const codes = new Set([
  ...allEndpoints.flatMap((endpoint) => errorsOf(endpoint).map(({ tag }) => codeOf(tag))),
  codeOf(NotFound.tag),
  'error/server-error',
])

test.each([...codes])('ER-04 %s has a text in three languages', (code) => {
  expect(languages.filter((language) => !translator.has(language, code))).toEqual([])
  const texts = languages.map((language) => translator.for(language)(code))
  expect(new Set(texts).size).toBe(3)
  expect(texts.filter((text) => /error|undefined|[{}]/.test(text) && !text.startsWith('Unexpected'))).toEqual([])
})
