import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { route } from '#core/plugin/route.ts'
import { routePath } from './route-path.ts'

const common = { summary: 'For the test.', access: 'anyone', output: Schema.Null } as const

test('returns the path of a route with its parameters', () => {
  expect(routePath(route.get('/api/x', common))).toBe('/api/x')
  const withId = route.get('/api/x/:id/near', { ...common, input: Schema.Struct({ id: Schema.String }) })
  expect(routePath(withId, { id: 'a/b' })).toBe('/api/x/a%2Fb/near')
  // @ts-expect-error The path has a parameter.
  expect(() => routePath(withId)).toThrow(TypeError)
})
