import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { build } from '../build.ts'
import { builtModules, bundleViolations } from '../architecture/bundle.ts'

const root = path.resolve(import.meta.dirname, '../..')
beforeAll(async () => {
  expect(await build()).toEqual([])
})

test('no browser chunk contains persistence, use-cases, adapters, i18next or messages', () => {
  const chunks = builtModules(root)
  expect(Object.keys(chunks ?? {}).length).toBeGreaterThan(3)
  expect(bundleViolations(chunks ?? {})).toEqual([])
})
