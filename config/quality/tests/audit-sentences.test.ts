import path from 'node:path'
import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { isTest, readSources } from '#config/architecture/violations.ts'
import { sentenceKey } from '#core/kernel/audit-sentence.ts'
import { languages } from '#core/kernel/language.ts'
import { plugins } from '#plugins/server.gen.ts'
import { webMessages } from '../../app/web-messages.ts'

const translator = makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => (messages ? [messages] : []))])
const sent = translator.pick('pl', ['*.audited'])
const sentences = Object.keys(sent).filter((key) => /\.audited\./.test(key))
const areas = Object.keys(sent).filter((key) => key.endsWith('.audited'))

/** Actions that are written in full where something is recorded; the compiler knows the others too (`AuditAction`). */
const actions = new Set(
  [...readSources(path.resolve(import.meta.dirname, '../../..'))].flatMap(([file, source]) =>
    isTest(file) || !/\baudit\b/i.test(source) || !/^(core|plugins)\/(?!.*\/(web|testing)\/)/.test(file)
      ? []
      : [...source.matchAll(/\baction(?:: | = ).*/g)].flatMap(([line]) =>
          [...line.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].flatMap(([, action]) => action ?? []),
        ),
  ),
)

test('SP-10 each action of every plugin that is recorded has a sentence', () => {
  expect(actions.size).toBeGreaterThan(70)
  expect(sentences.length).toBeGreaterThan(150)
  expect([...actions].filter((action) => !sentences.includes(sentenceKey(action)))).toEqual([])
})

test('SP-10 sentences begin with who acts, in three languages, and name nothing but people and a facility', () => {
  for (const language of languages) {
    const texts = translator.pick(language, ['*.audited'])
    for (const key of sentences) {
      expect([language, key, texts[key]?.startsWith('{{who}} ')]).toEqual([language, key, true])
      const names = [...(texts[key] ?? '').matchAll(/{{(\w+)}}/g)].map(([, name]) => name)
      expect([language, key, names.filter((name) => !['who', 'person', 'facility'].includes(String(name)))]).toEqual([language, key, []])
      expect([language, key, names.length]).toEqual([language, key, new Set(names).size])
    }
  }
})

test('SP-10 each owner of actions has a name, by which entries are filtered', () => {
  const owners = new Set(sentences.map((key) => key.replace(/\.audited\..*/, '.audited')))
  expect(areas.toSorted()).toEqual([...owners].toSorted())
})
