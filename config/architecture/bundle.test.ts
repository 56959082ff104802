import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listModules } from '#web/tooling/list-modules.ts'
import { builtModules, bundleViolations, staticPageViolations } from './bundle.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kredka-bundle-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const built = async () => {
  await build({
    root,
    logLevel: 'silent',
    plugins: [listModules(root)],
    build: { outDir: 'dist/web/client', rolldownOptions: { input: path.join(root, 'web/runtime/page.ts') } },
  })
  return builtModules(root) ?? {}
}

test('reports server code in a browser chunk with its chunk, also behind a dynamic import', async () => {
  write('plugins/tags/persistence/tags.ts', `export const tags = () => document.title`)
  write('plugins/tags/web/tag.ts', `export const tag = () => document.title + 1`)
  write(
    'web/runtime/page.ts',
    `import { tag } from '../../plugins/tags/web/tag.ts'\ndocument.title = tag()\nconst { tags } = await import('../../plugins/tags/persistence/tags.ts')\ndocument.title = tags()`,
  )
  const found = bundleViolations(await built())
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^assets\/tags-.*\.js → plugins\/tags\/persistence\/tags\.ts$/)
})

test('ignores code removed by tree-shaking', async () => {
  write('plugins/tags/persistence/tags.ts', 'export const tags = 1')
  write(
    'web/runtime/page.ts',
    `import { tags } from '../../plugins/tags/persistence/tags.ts'\nif (false) console.log(tags)\ndocument.title = 'a'`,
  )
  const chunks = await built()
  expect(Object.values(chunks).flat()).toContain('web/runtime/page.ts')
  expect(bundleViolations(chunks)).toEqual([])
})

test('rejects each kind of server code', () => {
  const serverModules = [
    'adapters/postgres/orm.ts',
    'config/app/environment.ts',
    'plugins/tags/use-cases/x.ts',
    'plugins/tags/messages/pl.json',
    'web/runtime/i18n/messages/pl.json',
    'plugins/tags/plugin.ts',
    'plugins/tags/web/slot-fills.ts',
    'plugins/slot-fills.gen.ts',
    'plugins/tags/web/pages/X.data.ts',
    'core/facilities/use-cases/x.ts',
    'node_modules/pg/lib/index.js',
  ]
  expect(
    bundleViolations({
      'a.js': [...serverModules, 'plugins/tags/web/islands/X.tsx', 'core/kernel/slug.ts', 'node_modules/react/index.js'],
    }),
  ).toEqual(serverModules.map((one) => `a.js → ${one}`))
})

test('reports the kit of app pages in every chunk that a static page may load, at once or later, and in no other', () => {
  const graph = {
    'web/runtime/islands/hydrate-islands.ts': {
      file: 'entry.js',
      imports: ['_shared.js'],
      dynamicImports: ['plugins/tags/web/islands/X.tsx'],
    },
    '_shared.js': { file: 'shared.js', imports: ['_shared.js'] },
    'plugins/tags/web/islands/X.tsx': { file: 'island.js', imports: ['_state.js'] },
    '_state.js': { file: 'state.js' },
    'plugins/tags/web/Page.tsx': { file: 'page.js', imports: ['_state.js'] },
  }
  const chunks = {
    'shared.js': ['node_modules/react/index.js', 'node_modules/@tanstack/query-core/build/modern/query.js'],
    'state.js': ['node_modules/jotai/esm/vanilla.mjs', 'web/app-kit/state.ts'],
    'page.js': ['node_modules/i18next/dist/esm/i18next.js', 'node_modules/react-hook-form/dist/index.esm.mjs'],
  }
  expect(staticPageViolations(chunks, graph)).toEqual([
    'shared.js → node_modules/@tanstack/query-core/build/modern/query.js',
    'state.js → node_modules/jotai/esm/vanilla.mjs',
    'state.js → web/app-kit/state.ts',
  ])
})
