import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../../architecture/violations.ts'
import { brokenReferences, readDocuments, readTree, unknownNames, wordsOf } from './document-links.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const tree = readTree(root)
const documents = readDocuments(root)
const brokenIn = (text: string) => brokenReferences([{ file: 'core/README.md', text }], tree)

test('all links, paths and excerpts of READMEs, decision notes and other documents match the repository', () => {
  expect(brokenReferences(documents, tree)).toEqual([])
})

test('all names of code in READMEs exist', () => {
  const words = wordsOf(readSources(root).values())
  expect(
    unknownNames(
      documents.filter(({ file }) => file.endsWith('README.md')),
      words,
    ),
  ).toEqual([])
})

test('finds an unknown name', () => {
  const text = '`Clock`, `Audit.record`, `Audit.write`, `makeClock(db)`, `kredka_mails_total`'
  expect(unknownNames([{ file: 'core/README.md', text }], wordsOf(['Clock; Audit.record(); mails_total']))).toEqual([
    'core/README.md: Audit.write',
    'core/README.md: makeClock',
  ])
})

test.each([
  ['a link to a missing file', '[a](missing.md)', 'missing.md'],
  ['a link to a missing heading', '[a](../README.md#missing)', '../README.md#missing'],
  ['a missing path', '`core/kernel/missing.ts`', 'core/kernel/missing.ts'],
  ['a missing folder beside the document', '`missing/`', 'missing/'],
  ['a missing file name', '`missing-file.ts`', 'missing-file.ts'],
  ['a pattern without a match', '`plugins/*/missing.ts`', 'plugins/*/missing.ts'],
  ['an outdated excerpt', '```ts plugins/list.ts\nexport const other = 1\n```', 'plugins/list.ts: export const other = 1'],
])('finds %s', (_, text, reference) => {
  expect(brokenIn(text)).toEqual([`core/README.md: ${reference}`])
})

test('accepts paths and excerpts of a plugin that is not installed', () => {
  expect(brokenIn('`plugins/gone/plugin.ts`\n```ts plugins/gone/plugin.ts\nexport const plugin = 1\n```')).toEqual([])
})

test('accepts what resolves', () => {
  const text = `[a](../README.md) \`core/kernel/slug.ts\` \`kernel/slug\` \`kernel/\` \`slug.ts\` \`plugins/*/plugin.ts\` \`/api/v1/tag\` \`dist/web/\`
\`\`\`ts plugins/list.ts
export const pluginNames = [
  …
] as const
\`\`\``
  expect(brokenIn(text)).toEqual([])
})
