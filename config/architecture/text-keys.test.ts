import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeOf } from '#core/kernel/failure.ts'
import { allKeys, polishMessages } from './all-keys.ts'
import { textUseOf } from './text-keys.ts'
import { isTest, readSources } from './violations.ts'

const beginnings = new Set(allKeys.flatMap((key) => key.split('.').map((_, at, parts) => `${parts.slice(0, at).join('.')}.`)))
const isBeginning = (text: string) => beginnings.has(text)

const isShipped = (file: string) =>
  /^(core|adapters|plugins|web|cli|config\/app)\//.test(file) && !isTest(file) && !/\/(testing|e2e)\/|^plugins\/messages\.gen/.test(file)
const sources = [...readSources(path.resolve(import.meta.dirname, '../..'))].filter(([file]) => isShipped(file))
const uses = sources.map(([file, source]) => textUseOf(file, source, isBeginning))

const words = new Set(uses.flatMap((use) => [...use.words]))
const reviews = uses.flatMap((use) => use.reviews)
const codes = new Set(
  sources.flatMap(([, source]) => [...source.matchAll(/ extends Failure\('(\w+)'/g)].map(([, tag = '']) => codeOf(tag))),
)
/** Texts that contain other ones: `$t(recruitment.status.{{status}})`. */
const nested = polishMessages.flatMap((messages) =>
  Object.values(messages).flatMap((text) => [...text.matchAll(/\$t\(([\w.-]+)\.{{/g)].map(([, prefix = '']) => [prefix, undefined])),
)
const patterns = [...uses.flatMap((use) => use.patterns), ...nested, ...reviews.flatMap(reviewPatterns)]

/** Texts of a kind or a rule of reviews, whose keys the desk builds (`plugins/support/web/shadow/review-key.ts`). */
function reviewPatterns(prefix: string) {
  return [
    [prefix, 'name'],
    [prefix, 'tab'],
    [prefix, 'reason', undefined],
    [prefix, 'flag', undefined],
  ]
}

/** The value, or each part of one that has several, is written somewhere. */
const isValue = (text: string) => words.has(text) || text.split('.').every((part) => words.has(part))

const matches = (key: string, [prefix = '', ...parts]: readonly (string | undefined)[]): boolean => {
  if (!key.startsWith(`${prefix}.`)) return false
  const shape = parts.map((part) => (part === undefined ? '(.+?)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('\\.')
  const found = new RegExp(`^${shape}$`).exec(key.slice(String(prefix).length + 1))
  return found?.slice(1).every(isValue) ?? false
}

/** Endings of the other texts of a tag and of a facet's option, which are found by its name. */
const wordings = /\.(phrase|exclusion|heading|method)$/

/** Keys of the specification (IN-06), which it wants to exist. */
const specified = ['TYPE_HERE', 'NO_ELEMENTS', 'ADD_ELEMENTS_TO_DISPLAY', 'ACCEPT', 'PHONE_FIELD_MINIMAL_INPUT']

/** Sentences of the audit log: the compiler compares them with the actions, and of former ones entries stay. */
const sentences = /^[^.]+\.audited(\.|$)/

const isUsed = (key: string): boolean =>
  sentences.test(key) ||
  words.has(key) ||
  codes.has(key) ||
  specified.includes(key) ||
  patterns.some((pattern) => matches(key, pattern)) ||
  (wordings.test(key) && isUsed(key.replace(wordings, '')))

test('IN-06 keys of texts are written in full, or made by messageKey of a prefix in full', () => {
  expect(words.size).toBeGreaterThan(10_000)
  expect(uses.flatMap(({ hidden }) => hidden)).toEqual([])
})

test('IN-06 every text is used', () => {
  expect(allKeys.length).toBeGreaterThan(3_000)
  expect(allKeys.filter((key) => !isUsed(key))).toEqual([])
})

describe('a key that a search cannot find is an error', () => {
  // `§` is the dollar sign of a template.
  const hiddenIn = (source: string) =>
    textUseOf('plugins/x/web/Page.tsx', source.replaceAll('§', '$'), (text) => ['x.', 'x.state.'].includes(text)).hidden
  const hidden = [
    "const t = useTranslation('x')",
    't(`x.state.§{state}`)',
    't(`§{name}.title`)',
    "t('x.' + name)",
    't(open ? `x.state.§{state}` : "x.closed")',
    'context.t(`x.§{name}`)',
    "messageKey(prefix, 'a')",
    "messageKey('y.state', state)",
    'asMessageKey(`x.state.§{state}`)',
    'const tab = { label: `x.state.§{state}` }',
  ]
  test.each(hidden)('%s', (source) => expect(hiddenIn(source)).toHaveLength(1))

  const found = [
    "t('x.state.open')",
    "t(messageKey('x.state', state))",
    "t(open ? 'x.open' : 'x.closed')",
    't(asMessageKey(`§{display}.phrase`))',
    't(code)',
    'const act = { action: `x.state.§{act}` }',
  ]
  test.each(found)('but not %s', (source) => expect(hiddenIn(source)).toEqual([]))
})
