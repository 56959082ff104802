import path from 'node:path'
import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { isTest, readSources } from '#config/architecture/violations.ts'
import { codeOf } from '#core/kernel/failure.ts'
import { languages } from '#core/kernel/language.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { errorsOf, NotFound } from '#core/plugin/transport-errors.ts'
import { plugins } from '#plugins/server.gen.ts'
import { webMessages } from '../../app/web-messages.ts'
import { plugin as probe } from '../testing/route-fixture/plugin.ts'

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
  const texts = languages.map((language) => translator.for(language)(asMessageKey(code), { count: 2 }))
  expect(new Set(texts).size).toBe(3)
  const plain = texts.map((text) => text.replace(/{{\w+}}/g, ''))
  expect(plain.filter((text) => /error|undefined|[{}]/.test(text) && !text.startsWith('Unexpected'))).toEqual([])
})

const folderOf = (file: string) => /^plugins\/([^/]+)\//.exec(file)?.[1] ?? 'web'
/** Folders that define a failure with a code: plugins by name; all others, whose texts are in `web/messages`, are `web`. */
const definers = new Map<string, Set<string>>()
for (const [file, source] of readSources(path.resolve(import.meta.dirname, '../../..')))
  if (!isTest(file))
    for (const [, tag = ''] of source.matchAll(/^export class \w+ extends Failure\('(\w+)'/gm))
      definers.set(codeOf(tag), (definers.get(codeOf(tag)) ?? new Set()).add(folderOf(file)))

const catalogues = [
  ['web', webMessages] as const,
  ...plugins.flatMap(({ name, messages }) => (messages ? [[name, messages] as const] : [])),
]

test.each(catalogues)('ER-04 %s has the texts of the failures that it alone defines, and limits in them are values', (name, messages) => {
  const texts = Object.entries(messages.pl).filter(([key]) => key.startsWith('error/'))
  const foreign = texts.filter(([key]) => {
    const [first, ...others] = definers.get(key.replace(/_(one|few|many|other)$/, '')) ?? []
    return first !== undefined && (others.length === 0 ? first : 'web') !== name
  })
  expect(foreign).toEqual([])
  for (const language of languages)
    expect(Object.entries(messages[language]).filter(([key, text]) => key.startsWith('error/') && /\d/.test(text))).toEqual([])
})
