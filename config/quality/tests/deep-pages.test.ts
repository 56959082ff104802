import { SchemaAST } from 'effect'
import { expect, test } from 'vitest'
import { onePosition } from '#core/kernel/paging-schemas.ts'
import { plugins } from '#plugins/server.gen.ts'

test('J11 no route reads a page behind the ten thousandth row', () => {
  const lists = plugins
    .flatMap(({ endpoints = [] }) => endpoints)
    .filter(({ input: { ast } }) => {
      const members = SchemaAST.isObjects(ast) ? ast.propertySignatures.map(({ name }) => name) : []
      return members.includes('page') && members.includes('limit')
    })
  expect(lists.length).toBeGreaterThan(20)
  const unbounded = lists.filter(({ input }) => !input.ast.checks?.some((check) => check === onePosition))
  expect(unbounded.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
