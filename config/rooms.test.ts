import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { architectureRules } from './rooms.ts'
import { readSources, rulesFor, violations } from './walls/walls.ts'

const sources = readSources(path.resolve(import.meta.dirname, '..'))

test('nobody goes through a wall', { timeout: 60_000 }, () => {
  expect(violations(architectureRules, sources)).toEqual([])
})

test('every file belongs to exactly one room', () => {
  expect(
    [...sources.keys()]
      .map((file) => [file, rulesFor(architectureRules, file).map(({ name }) => name)])
      .filter(([, names]) => names?.length !== 1),
  ).toEqual([])
})

/** For each room a file in it, what it must not touch, and what it may. */
const planted: Readonly<Record<string, { readonly at: string; readonly never: readonly string[]; readonly may: readonly string[] }>> = {
  core: {
    at: 'core/kernel/x.ts',
    may: ['#core/ports/clock.ts', './slug.ts', 'effect', 'effect/Schema'],
    never: [
      '@mikro-orm/core',
      'inversify',
      'uuid',
      'node:fs',
      'fs',
      'react',
      '#adapters/http/routes.ts',
      '#plugins/tags/contract/events.ts',
      '../../web/slots.ts',
      '#config/platform.ts',
    ],
  },
  'core ids': { at: 'core/kernel/ids.ts', may: ['uuid', './slug.ts'], never: ['inversify', 'node:crypto', '#adapters/http/routes.ts'] },
  'core wiring': {
    at: 'core/plugin/wiring.ts',
    may: ['effect', '../kernel/token.ts'],
    never: ['uuid', 'reflect-metadata', '#plugins/server.gen.ts'],
  },
  adapter: {
    at: 'adapters/mail/smtp.ts',
    may: ['node:net', 'pg', '@mikro-orm/core', './letters.ts', '#core/ports/clock.ts'],
    never: ['#adapters/postgres/orm.ts', '../memory/clock.ts', '#plugins/tags/plugin.ts', '#web/slots.ts', '#config/environment.ts'],
  },
  migrations: {
    at: 'migrations/2026-x.ts',
    may: ['#core/plugin/migrations.ts', './list.ts'],
    never: ['#adapters/postgres/orm.ts', 'pg', '#plugins/tags/plugin.ts'],
  },
  'plugin lists': {
    at: 'plugins/server.gen.ts',
    may: ['./tags/plugin.ts', './tags/web/ui.tsx', './tags/mails/x.tsx'],
    never: ['./tags/use-cases/x.ts', './tags/web/pages/X.tsx', 'effect'],
  },
  'plugin contract': {
    at: 'plugins/tags/contract/x.ts',
    may: ['effect', './y.ts', '#core/kernel/paging.ts', '#plugins/places/contract/y.ts'],
    never: ['../domain/tag.ts', '#plugins/places/domain/y.ts', 'react'],
  },
  'plugin domain': {
    at: 'plugins/tags/domain/x.ts',
    may: ['../contract/y.ts', './y.ts', '#core/kernel/slug.ts', 'effect'],
    never: [
      '../use-cases/y.ts',
      '../persistence/y.ts',
      '#plugins/places/contract/y.ts',
      '@mikro-orm/core',
      'node:fs',
      '#adapters/postgres/orm.ts',
    ],
  },
  'plugin content': {
    at: 'plugins/tags/content/pl/x.ts',
    may: ['../../contract/y.ts', '../book.ts', '../../domain/y.ts'],
    never: ['../../use-cases/y.ts', '../../web/y.ts', '../../messages/pl.json', '#core/kernel/slug.ts', 'effect', 'node:fs'],
  },
  'plugin use-cases': {
    at: 'plugins/tags/use-cases/x.ts',
    may: ['../domain/y.ts', './y.ts', '#plugins/places/contract/y.ts', 'effect'],
    never: [
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
    at: 'plugins/tags/persistence/x.ts',
    may: ['#adapters/postgres/unit-of-work.ts', '../domain/y.ts', '@mikro-orm/core'],
    never: [
      '../use-cases/y.ts',
      '#plugins/places/persistence/y.ts',
      '#plugins/places/contract/y.ts',
      '#adapters/http/routes.ts',
      'pg',
      '../web/y.ts',
    ],
  },
  'plugin web': {
    at: 'plugins/tags/web/pages/X.tsx',
    may: ['#web/design/Button.tsx', '#core/kernel/slug.ts', '#core/access/actor.ts', '../../contract/y.ts', './X.css', 'react', 'effect'],
    never: [
      '../../use-cases/y.ts',
      '../../persistence/y.ts',
      '../../domain/y.ts',
      '#adapters/postgres/orm.ts',
      '#core/facilities/facilities.port.ts',
      '#plugins/places/web/ui.tsx',
      '#plugins/places/contract/y.ts',
      '#web/server.ts',
      'i18next',
      'pg',
      'node:fs',
      '../../messages/pl.json',
    ],
  },
  'plugin page data': {
    at: 'plugins/tags/web/pages/X.data.ts',
    may: ['../../use-cases/y.ts', '#web/data/page-data.ts', '../../contract/y.ts'],
    never: ['../../persistence/y.ts', '../../domain/y.ts', '#plugins/places/use-cases/y.ts', '#adapters/postgres/orm.ts', 'pg'],
  },
  'plugin mails': {
    at: 'plugins/tags/mails/x.tsx',
    may: ['#web/design/mail/Letter.tsx', '../contract/y.ts', 'react'],
    never: ['#web/design/Button.tsx', '../use-cases/y.ts', '#core/kernel/slug.ts'],
  },
  'plugin messages': {
    at: 'plugins/tags/messages/messages.ts',
    may: ['./pl.json', '#core/ports/translator.ts'],
    never: ['../domain/y.ts', 'i18next'],
  },
  'plugin testing': {
    at: 'plugins/tags/testing/x.ts',
    may: ['../persistence/y.ts', '#adapters/memory/clock.ts', '#plugins/places/testing/y.ts', 'vitest'],
    never: ['#plugins/places/domain/y.ts', '#adapters/postgres/orm.ts'],
  },
  'plugin contents': {
    at: 'plugins/tags/plugin.ts',
    may: ['#core/plugin/define-plugin.ts', './use-cases/y.ts', '#adapters/postgres/unit-of-work.ts', '#plugins/places/contract/y.ts'],
    never: [
      './web/ui.tsx',
      './mails/x.tsx',
      '#plugins/places/plugin.ts',
      '#plugins/places/use-cases/y.ts',
      '#adapters/http/routes.ts',
      'inversify',
    ],
  },
  'front door': {
    at: 'web/server.ts',
    may: ['express', '#adapters/http/routes.ts', './render.ts', '#config/platform.ts', '#plugins/server.gen.ts'],
    never: ['#adapters/postgres/orm.ts', '#plugins/tags/plugin.ts'],
  },
  web: {
    at: 'web/pages/x.ts',
    may: ['#plugins/pages.gen.ts', '#core/kernel/slug.ts', '#config/platform.ts', 'vike/types', '/plugins/*/web/islands/*.tsx'],
    never: [
      '#plugins/tags/plugin.ts',
      '../../plugins/tags/web/ui.tsx',
      '/plugins/tags/contract/y.ts',
      '/plugins/tags/web/islands/X.tsx',
      '#adapters/http/routes.ts',
      '#config/testing/database.ts',
      '#cli/main.ts',
    ],
  },
  cli: {
    at: 'cli/main.ts',
    may: ['#plugins/server.gen.ts', '#web/server.ts', '#config/platform.ts', 'commander'],
    never: ['#plugins/registers/use-cases/y.ts', '#adapters/postgres/orm.ts', '#config/testing/database.ts', '#web/design/Button.tsx'],
  },
  'web tools': {
    at: 'web/vite.config.ts',
    may: ['#config/walls/bundle.ts', 'vite', './design/layer-order.ts'],
    never: ['#adapters/http/routes.ts', '#plugins/tags/plugin.ts'],
  },
  config: {
    at: 'config/platform.ts',
    may: ['#adapters/postgres/orm.ts', '#plugins/server.gen.ts', 'inversify'],
    never: ['../../elsewhere/x.ts', '../node_modules/pg/lib/index.js'],
  },
  tests: { at: 'config/tests/x.ts', may: ['#plugins/tags/domain/y.ts', 'vitest'], never: ['../../../elsewhere/x.ts'] },
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
  'a pointer': (target) => `import { a } from '${target}' with { type: 'vike:pointer' }`,
}

const tried = (at: string, source: string) => violations(architectureRules, new Map([[at, source]]))

test('each room is tried', () => {
  expect(Object.keys(planted)).toEqual(architectureRules.map(({ name }) => name))
})

describe.each(Object.entries(planted))('%s', (name, { at, never, may }) => {
  test('is the room of its sample', () => {
    expect(rulesFor(architectureRules, at).map((room) => room.name)).toEqual([name])
  })
  test.each(Object.entries(forms))('is not left by %s', (_, form) => {
    for (const target of never) expect(tried(at, form(target)), target).toHaveLength(1)
    for (const target of may) expect(tried(at, form(target)), target).toEqual([])
  })
})

test('the trespass is told with the file it ends in', () => {
  expect(tried('core/kernel/x.ts', `import '@mikro-orm/core'`)).toEqual(['core/kernel/x.ts → @mikro-orm/core'])
  expect(tried('plugins/tags/web/pages/X.tsx', `import '../../use-cases/y.ts?raw'`)).toEqual([
    'plugins/tags/web/pages/X.tsx → plugins/tags/use-cases/y.ts',
  ])
  expect(tried('core/kernel/x.ts', `import '#core/../adapters/http/routes.ts'`)).toEqual(['core/kernel/x.ts → adapters/http/routes.ts'])
})

test('a missing ending does not hide a file', () => {
  const both = new Map([
    ['plugins/tags/web/X.tsx', `import './Y'`],
    ['plugins/tags/web/Y.tsx', `export * from '../use-cases/z'`],
    ['plugins/tags/use-cases/z.ts', ''],
  ])
  expect(violations(architectureRules, both)).toEqual(['plugins/tags/web/Y.tsx → plugins/tags/use-cases/z.ts'])
})

test('inversify is known to core as a type, and only where tokens are wired', () => {
  expect(tried('core/kernel/token.ts', `import type { ServiceIdentifier } from 'inversify'`)).toEqual([])
  expect(tried('core/kernel/token.ts', `import { Container } from 'inversify'`)).toHaveLength(1)
  expect(tried('core/kernel/token.ts', `import { type Container } from 'inversify'`)).toHaveLength(1)
  expect(tried('core/access/x.ts', `import type { Container } from 'inversify'`)).toHaveLength(1)
})

test('an import that only running tells is refused in rooms without Node', () => {
  expect(tried('core/kernel/x.ts', 'export const a = (b: string) => import(b)')).toEqual(['core/kernel/x.ts → (computed)'])
  expect(tried('web/pages/x.ts', 'export const a = (b: string) => import(b)')).toEqual([])
})

test('tests may look behind any wall', () => {
  expect(tried('core/kernel/x.test.ts', `import '#adapters/memory/clock.ts'`)).toEqual([])
})
