import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { samples } from './rule-samples.ts'
import { architectureRules } from './rules.ts'
import { readSources, rulesFor, violations } from './violations.ts'

const sources = readSources(path.resolve(import.meta.dirname, '../..'))

test('no file violates the import rules', () => {
  expect(violations(architectureRules, sources)).toEqual([])
})

test('every file belongs to exactly one rule', () => {
  expect(
    [...sources.keys()]
      .map((file) => [file, rulesFor(architectureRules, file).map(({ name }) => name)])
      .filter(([, names]) => names?.length !== 1),
  ).toEqual([])
})

const forms: Readonly<Record<string, (target: string) => string>> = {
  static: (target) => `import { a } from '${target}'`,
  'side effect': (target) => `import '${target}'`,
  namespace: (target) => `import * as a from "${target}"`,
  type: (target) => `import type { A } from '${target}'`,
  'type of an expression': (target) => `export const a = 1 as unknown as import('${target}').A`,
  're-export': (target) => `export { a } from '${target}'`,
  're-export of all': (target) => `export * from '${target}'`,
  're-export of a type': (target) => `export type { A } from '${target}'`,
  dynamic: (target) => `export const a = async () => { const { b } = await import('${target}'); return b }`,
  'dynamic in a template': (target) => `export const a = () => import(\`${target}\`)`,
  require: (target) => `const a = require('${target}')`,
  'import equals': (target) => `import a = require('${target}')`,
  'require.resolve': (target) => `const a = require.resolve('${target}')`,
  'new URL': (target) => `const a = new URL('${target}', import.meta.url)`,
  'import.meta.resolve': (target) => `const a = import.meta.resolve('${target}')`,
  'import.meta.glob': (target) => `const a = import.meta.glob(['${target}'])`,
  'import attribute': (target) => `import { a } from '${target}' with { type: 'vike:pointer' }`,
}

const check = (file: string, source: string) => violations(architectureRules, new Map([[file, source]]))

test('each rule has a sample', () => {
  expect(Object.keys(samples)).toEqual(architectureRules.map(({ name }) => name))
})

describe.each(Object.entries(samples))('%s', (name, { file, forbidden, allowed }) => {
  test('applies to its sample', () => {
    expect(rulesFor(architectureRules, file).map((rule) => rule.name)).toEqual([name])
  })
  test.each(Object.entries(forms))('checks imports by %s', (_, form) => {
    for (const target of forbidden) expect(check(file, form(target)), target).toHaveLength(1)
    for (const target of allowed) expect(check(file, form(target)), target).toEqual([])
  })
})

test('reports a violation with the resolved file', () => {
  expect(check('core/kernel/x.ts', `import '@mikro-orm/core'`)).toEqual(['core/kernel/x.ts → @mikro-orm/core'])
  expect(check('plugins/tags/web/pages/X.tsx', `import '../../use-cases/y.ts?raw'`)).toEqual([
    'plugins/tags/web/pages/X.tsx → plugins/tags/use-cases/y.ts',
  ])
  expect(check('core/kernel/x.ts', `import '#core/../adapters/http/routes.ts'`)).toEqual(['core/kernel/x.ts → adapters/http/routes.ts'])
})

test('resolves imports without a file extension', () => {
  const both = new Map([
    ['plugins/tags/web/X.tsx', `import './Y'`],
    ['plugins/tags/web/Y.tsx', `export * from '../use-cases/z'`],
    ['plugins/tags/use-cases/z.ts', ''],
  ])
  expect(violations(architectureRules, both)).toEqual(['plugins/tags/web/Y.tsx → plugins/tags/use-cases/z.ts'])
})

test('core may import inversify only as a type and only for tokens and bindings', () => {
  expect(check('core/kernel/token.ts', `import type { ServiceIdentifier } from 'inversify'`)).toEqual([])
  expect(check('core/kernel/token.ts', `import { Container } from 'inversify'`)).toHaveLength(1)
  expect(check('core/kernel/token.ts', `import { type Container } from 'inversify'`)).toHaveLength(1)
  expect(check('core/access/x.ts', `import type { Container } from 'inversify'`)).toHaveLength(1)
})

test('rejects computed imports where Node modules are not allowed', () => {
  expect(check('core/kernel/x.ts', 'export const a = (b: string) => import(b)')).toEqual(['core/kernel/x.ts → (computed)'])
  expect(check('web/pages/x.ts', 'export const a = (b: string) => import(b)')).toEqual([])
})

test.each(['core/tags/x.test.ts', 'config/quality/tests/x.test.ts', 'web/e2e/x.spec.ts', 'plugins/places/testing/x.db.test.ts'])(
  'the test %s may import anything but internals of a plugin',
  (file) => {
    for (const target of [
      '#adapters/memory/clock.ts',
      '#plugins/tags/contract/y.ts',
      '#plugins/tags/testing/y.ts',
      '#plugins/tags/plugin.ts',
      'pg',
    ])
      expect(check(file, `import '${target}'`), target).toEqual([])
    for (const folder of ['domain', 'use-cases', 'services', 'persistence', 'web', 'data', 'messages'])
      expect(check(file, `import '#plugins/tags/${folder}/y.ts'`), folder).toHaveLength(1)
  },
)

test('the tests of a plugin may import its internals', () => {
  expect(check('plugins/tags/testing/x.product.test.ts', `import '../persistence/y.ts'`)).toEqual([])
})
