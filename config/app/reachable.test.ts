import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { definitionOf } from '#core/kernel/define.ts'
import { nameOf, type Token } from '#core/kernel/token.ts'
import { plugins } from '#plugins/server.gen.ts'
import { namedTokens } from './named-tokens.ts'

const root = path.resolve(import.meta.dirname, '../..')
const filesOf = (...patterns: readonly string[]) => globSync(patterns, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
const load = (file: string): Promise<Readonly<Record<string, unknown>>> => import(pathToFileURL(path.join(root, file)).href)

/** Returns what files import by name from folders of use-cases. */
const importedUseCases = async (files: readonly string[]) => {
  const found: Token<unknown>[] = []
  for (const file of files)
    for (const [, names = '', from = ''] of (await readFile(path.join(root, file), 'utf8')).matchAll(
      /import \{([^}]*)\} from '([^']*\/use-cases\/[^']*)'/g,
    )) {
      const module = await load(from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from))
      found.push(...names.split(',').map((name) => module[name.trim()] as Token<unknown>))
    }
  return found.filter((token) => typeof token === 'symbol')
}

test('everything that is defined can be reached from a manifest, a page or the platform', async () => {
  const defined = new Set<Token<unknown>>()
  for (const file of filesOf('plugins/*/{use-cases,services,reactions,persistence}/**/*.ts', 'core/**/*.ts'))
    for (const exported of Object.values(await load(file)))
      if (typeof exported === 'symbol' && definitionOf(exported)) defined.add(exported)
  const pending = [
    ...plugins.flatMap((plugin) => [...namedTokens(plugin)]),
    ...plugins.flatMap(({ providers = [] }) => providers.flatMap(({ dependencies }) => Object.values<Token<unknown>>(dependencies))),
    ...(await importedUseCases(filesOf('plugins/*/web/**/*.data.ts', 'config/app/*.ts', 'cli/**/*.ts'))),
  ]
  const reached = new Set<Token<unknown>>()
  for (let token = pending.pop(); token !== undefined; token = pending.pop()) {
    if (reached.has(token)) continue
    reached.add(token)
    pending.push(...Object.values<Token<unknown>>(definitionOf(token)?.dependencies ?? {}))
  }
  expect(defined.size).toBeGreaterThan(400)
  expect([...defined].filter((token) => !reached.has(token)).map(nameOf)).toEqual([])
})
