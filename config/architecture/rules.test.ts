import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { architectureRules } from './rules.ts'
import { readSources, rulesFor, violations } from './violations.ts'

const sources = readSources(path.resolve(import.meta.dirname, '../..'))

test('no file violates the import rules', { timeout: 60_000 }, () => {
  expect(violations(architectureRules, sources)).toEqual([])
})

test('every file belongs to exactly one rule', () => {
  expect(
    [...sources.keys()]
      .map((file) => [file, rulesFor(architectureRules, file).map(({ name }) => name)])
      .filter(([, names]) => names?.length !== 1),
  ).toEqual([])
})

/** For each rule a sample file, forbidden and allowed imports. */
const samples: Readonly<
  Record<string, { readonly file: string; readonly forbidden: readonly string[]; readonly allowed: readonly string[] }>
> = {
  core: {
    file: 'core/kernel/x.ts',
    allowed: ['#core/ports/clock.ts', './slug.ts', 'effect', 'effect/Schema'],
    forbidden: [
      '@mikro-orm/core',
      'inversify',
      'uuid',
      'node:fs',
      'fs',
      'react',
      '#adapters/http/routes.ts',
      '#plugins/tags/contract/events.ts',
      '#web/runtime/slots.ts',
      '#config/app/platform.ts',
    ],
  },
  'core ids': {
    file: 'core/kernel/ids.ts',
    allowed: ['uuid', './slug.ts'],
    forbidden: ['inversify', 'node:crypto', '#adapters/http/routes.ts'],
  },
  'core wiring': {
    file: 'core/plugin/bindings.ts',
    allowed: ['effect', '../kernel/token.ts'],
    forbidden: ['uuid', 'reflect-metadata', '#plugins/server.gen.ts'],
  },
  adapter: {
    file: 'adapters/mail/smtp.ts',
    allowed: ['node:net', 'pg', '@mikro-orm/core', './letters.ts', '#core/ports/clock.ts'],
    forbidden: [
      '#adapters/postgres/orm.ts',
      '../memory/clock.ts',
      '#plugins/tags/plugin.ts',
      '#web/runtime/slots.ts',
      '#config/app/environment.ts',
    ],
  },
  migrations: {
    file: 'migrations/2026-x.ts',
    allowed: ['#core/plugin/migrations.ts', './list.ts'],
    forbidden: ['#adapters/postgres/orm.ts', 'pg', '#plugins/tags/plugin.ts'],
  },
  'plugin lists': {
    file: 'plugins/server.gen.ts',
    allowed: ['./tags/plugin.ts', './tags/web/ui.tsx', './tags/mails/x.tsx'],
    forbidden: ['./tags/use-cases/x.ts', './tags/web/pages/X.tsx', 'effect'],
  },
  'plugin contract': {
    file: 'plugins/tags/contract/x.ts',
    allowed: ['effect', './y.ts', '#core/kernel/paging.ts', '#plugins/places/contract/y.ts'],
    forbidden: ['../domain/tag.ts', '#plugins/places/domain/y.ts', 'react'],
  },
  'plugin domain': {
    file: 'plugins/tags/domain/x.ts',
    allowed: ['../contract/y.ts', './y.ts', '#core/kernel/slug.ts', 'effect'],
    forbidden: [
      '../use-cases/y.ts',
      '../persistence/y.ts',
      '#plugins/places/contract/y.ts',
      '@mikro-orm/core',
      'node:fs',
      '#adapters/postgres/orm.ts',
    ],
  },
  'plugin content': {
    file: 'plugins/tags/content/pl/x.ts',
    allowed: ['../../contract/y.ts', '../book.ts', '../../domain/y.ts'],
    forbidden: ['../../use-cases/y.ts', '../../web/y.ts', '../../messages/pl.json', '#core/kernel/slug.ts', 'effect', 'node:fs'],
  },
  'plugin use-cases': {
    file: 'plugins/tags/use-cases/x.ts',
    allowed: ['../domain/y.ts', './y.ts', '#plugins/places/contract/y.ts', 'effect'],
    forbidden: [
      '../persistence/y.ts',
      '#plugins/places/domain/y.ts',
      '../../places/use-cases/y.ts',
      '#plugins/tags-more/domain/y.ts',
      '#adapters/postgres/orm.ts',
      'pg',
      'inversify',
      '../testing/y.ts',
    ],
  },
  'plugin persistence': {
    file: 'plugins/tags/persistence/x.ts',
    allowed: ['#adapters/postgres/unit-of-work.ts', '../domain/y.ts', '@mikro-orm/core'],
    forbidden: [
      '../use-cases/y.ts',
      '#plugins/places/persistence/y.ts',
      '#plugins/places/contract/y.ts',
      '#adapters/http/routes.ts',
      'pg',
      '../web/y.ts',
    ],
  },
  'plugin web': {
    file: 'plugins/tags/web/pages/X.tsx',
    allowed: [
      '#web/ui/primitives/Button.tsx',
      '#core/kernel/slug.ts',
      '#core/access/actor.ts',
      '../../contract/y.ts',
      './X.css',
      'react',
      'effect',
    ],
    forbidden: [
      '../../use-cases/y.ts',
      '../../persistence/y.ts',
      '../../domain/y.ts',
      '#adapters/postgres/orm.ts',
      '#core/facilities/facilities.port.ts',
      '#plugins/places/web/ui.tsx',
      '#plugins/places/contract/y.ts',
      '#web/server/app.ts',
      'i18next',
      'pg',
      'node:fs',
      '../../messages/pl.json',
    ],
  },
  'plugin page data': {
    file: 'plugins/tags/web/pages/X.data.ts',
    allowed: ['../../use-cases/y.ts', '#web/server/page-data/page-data.ts', '../../contract/y.ts'],
    forbidden: ['../../persistence/y.ts', '../../domain/y.ts', '#plugins/places/use-cases/y.ts', '#adapters/postgres/orm.ts', 'pg'],
  },
  'plugin mails': {
    file: 'plugins/tags/mails/x.tsx',
    allowed: ['#web/ui/mail/MailLayout.tsx', '../contract/y.ts', 'react'],
    forbidden: ['#web/ui/primitives/Button.tsx', '../use-cases/y.ts', '#core/kernel/slug.ts'],
  },
  'plugin messages': {
    file: 'plugins/tags/messages/messages.ts',
    allowed: ['./pl.json', '#core/ports/translator.ts'],
    forbidden: ['../domain/y.ts', 'i18next'],
  },
  'plugin testing': {
    file: 'plugins/tags/testing/x.ts',
    allowed: ['../persistence/y.ts', '#adapters/memory/clock.ts', '#plugins/places/testing/y.ts', 'vitest'],
    forbidden: ['#plugins/places/domain/y.ts', '#adapters/postgres/orm.ts'],
  },
  'plugin manifest': {
    file: 'plugins/tags/plugin.ts',
    allowed: ['#core/plugin/define-plugin.ts', './use-cases/y.ts', '#adapters/postgres/unit-of-work.ts', '#plugins/places/contract/y.ts'],
    forbidden: [
      './web/ui.tsx',
      './mails/x.tsx',
      '#plugins/places/plugin.ts',
      '#plugins/places/use-cases/y.ts',
      '#adapters/http/routes.ts',
      'inversify',
    ],
  },
  'web runtime': {
    file: 'web/runtime/page.ts',
    allowed: ['./href.ts', '#core/kernel/slug.ts', '/plugins/*/web/islands/*.tsx', '/plugins/*/web/client/layout.ts', 'react'],
    forbidden: [
      '#web/ui/primitives/Button.tsx',
      '#web/server/app.ts',
      '#web/app-kit/queries.ts',
      '/plugins/tags/web/islands/X.tsx',
      '#config/app/platform.ts',
      'i18next',
      'pg',
    ],
  },
  'web ui': {
    file: 'web/ui/primitives/X.tsx',
    allowed: ['#web/runtime/page.ts', './Button.tsx', '#plugins/ui.gen.ts', 'react', 'lucide-react'],
    forbidden: [
      '#web/server/app.ts',
      '#web/app-kit/queries.ts',
      '#plugins/tags/web/ui.tsx',
      '#config/app/platform.ts',
      '#adapters/http/routes.ts',
      'pg',
    ],
  },
  'web app kit': {
    file: 'web/app-kit/queries.ts',
    allowed: ['#web/ui/primitives/Button.tsx', '#web/runtime/api.ts', '@tanstack/react-query', 'react'],
    forbidden: ['#web/server/app.ts', '#plugins/tags/contract/api.ts', '#config/app/platform.ts', '#adapters/http/routes.ts'],
  },
  'web server': {
    file: 'web/server/app.ts',
    allowed: [
      'express',
      '#adapters/http/routes.ts',
      '#web/pages/layouts.ts',
      '#web/runtime/page.ts',
      '#plugins/server.gen.ts',
      'vike/types',
    ],
    forbidden: [
      '#adapters/postgres/orm.ts',
      '#plugins/tags/plugin.ts',
      '#config/app/platform.ts',
      '#config/app/environment.ts',
      '#cli/main.ts',
    ],
  },
  'web testing': {
    file: 'web/app-kit/testing/render-app.tsx',
    allowed: ['#web/messages/pl.json', '../queries.ts', 'vitest'],
    forbidden: ['#plugins/tags/contract/api.ts', '#config/app/platform.ts'],
  },
  'web tools': {
    file: 'web/vite.config.ts',
    allowed: ['./tooling/list-modules.ts', 'vite', './ui/styles/layer-order.ts'],
    forbidden: ['#adapters/http/routes.ts', '#plugins/tags/plugin.ts', '#config/app/platform.ts'],
  },
  'web browser tests': {
    file: 'web/e2e/accounts.ts',
    allowed: ['#config/quality/testing/browser.ts', 'playwright/test', './search-field.ts'],
    forbidden: ['#adapters/http/routes.ts', '#plugins/tags/plugin.ts'],
  },
  cli: {
    file: 'cli/main.ts',
    allowed: ['#plugins/server.gen.ts', '#web/server/app.ts', '#config/app/platform.ts', 'commander'],
    forbidden: [
      '#plugins/registers/use-cases/y.ts',
      '#adapters/postgres/orm.ts',
      '#config/quality/testing/database.ts',
      '#web/ui/primitives/Button.tsx',
    ],
  },
  config: {
    file: 'config/app/platform.ts',
    allowed: ['#adapters/postgres/orm.ts', '#plugins/server.gen.ts', 'inversify'],
    forbidden: ['../../../elsewhere/x.ts', '../../node_modules/pg/lib/index.js'],
  },
  tests: { file: 'config/quality/tests/x.ts', allowed: ['#plugins/tags/domain/y.ts', 'vitest'], forbidden: ['../../../../elsewhere/x.ts'] },
}

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

test('tests may import anything', () => {
  expect(check('core/kernel/x.test.ts', `import '#adapters/memory/clock.ts'`)).toEqual([])
})
