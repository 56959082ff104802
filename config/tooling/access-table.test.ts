import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { plugins } from '#plugins/server.gen.ts'
import { loadExamples, nameOf } from '../quality/testing/examples/load-examples.ts'
import { linesOf } from '../quality/testing/examples/results.ts'
import { renderAccess } from './access-table.ts'

const loaded = await loadExamples()

test('PL-07 the table of access says what the examples say: run `npm run access` after a change', () => {
  const tools = plugins.flatMap(({ tools = [] }) => tools)
  expect(renderAccess(loaded, tools)).toBe(readFileSync(path.resolve(import.meta.dirname, '../requirements/access.md'), 'utf8'))
})

test('PL-07 AP-03 AP-04 every route has examples, and every example a route', () => {
  const routes = plugins.flatMap(({ name, endpoints = [] }) => endpoints.map(({ method, path }) => `${name}: ${method} ${path}`))
  const shown = loaded.flatMap(({ plugin, examples }) => examples.map((example) => `${plugin}: ${nameOf(example)}`))
  expect(shown.toSorted()).toEqual(routes.toSorted())
})

/** Its object is the public opinion of another account, from which everybody may take back their own vote. */
const ownVote = 'delete /api/v1/opinion/:id/helpful'

test('PL-07 no deletion of a foreign object is a success that did nothing', () => {
  const silent = loaded
    .flatMap(({ examples }) => examples.flatMap(linesOf))
    .filter(({ example, object }) => example.route.method === 'delete' && object === 'foreign' && nameOf(example) !== ownVote)
    .flatMap(({ example, results }) =>
      results.filter(({ status, detail }) => status < 400 && detail === '').map(({ caller }) => `${nameOf(example)} ${caller}`),
    )
  expect(silent).toEqual([])
})
