import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { builtGraph, builtModules, bundleViolations, staticPageViolations } from '../../architecture/bundle.ts'

const root = path.resolve(import.meta.dirname, '../../..')
beforeAll(async () => {})

test('no browser chunk contains persistence, use-cases, adapters or messages', () => {
  const chunks = builtModules(root)
  expect(Object.keys(chunks ?? {}).length).toBeGreaterThan(3)
  expect(bundleViolations(chunks ?? {})).toEqual([])
})

test('static pages load nothing of the app kit and its packages; app pages do', () => {
  const chunks = builtModules(root) ?? {}
  expect(Object.values(chunks).flat()).toContain('web/app-kit/page/AppPageProvider.tsx')
  expect(staticPageViolations(chunks, builtGraph(root))).toEqual([])
})
