import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { codeOf } from '#core/kernel/failure.ts'
import { languages } from '#core/kernel/language.ts'
import { errorsOf, NotFound } from '#core/plugin/doorway-failures.ts'
import { plugins } from '#plugins/server.gen.ts'
import { plugin as probe } from '../testing/row-probe/plugin.ts'
import { webMessages } from '../web-messages.ts'

const translator = makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => (messages ? [messages] : []))])
// The probe has a row with each option, and so each failure that a doorway may tell.
const rows = [...plugins, probe].flatMap(({ routes = [] }) => routes)
const codes = new Set([...rows.flatMap((row) => errorsOf(row).map(({ tag }) => codeOf(tag))), codeOf(NotFound.tag), 'error/server-error'])

test.each([...codes])('ER-04 %s is said in three languages, in words of its own language', (code) => {
  expect(languages.filter((language) => !translator.has(language, code))).toEqual([])
  const said = languages.map((language) => translator.for(language)(code))
  expect(new Set(said).size).toBe(3)
  expect(said.filter((text) => /error|undefined|[{}]/.test(text) && !text.startsWith('Unexpected'))).toEqual([])
})
