import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '#web/pages/mounted-pages.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Reads the names and addresses that the installed plugins must have. */
const readExpected = async (): Promise<Readonly<Record<string, string>>> => {
  const files = globSync('plugins/*/testing/route-names.ts', { cwd: root })
  const parts = await Promise.all(files.map((file) => import(path.join(root, file)) as Promise<{ routeNames: Record<string, string> }>))
  return Object.assign({ landing: '/' }, ...parts.map(({ routeNames }) => routeNames)) as Readonly<Record<string, string>>
}

/** Routes of later features: an implemented one moves to its plugin's `testing/route-names.ts`, with the same name and address. */
const planned: Readonly<Record<string, string>> = {
  facility: '/map/@facility',
  materials: '/strefa-nauczyciela',
  user_facility: '/user_facility/@facility',
  facility_settings_view: '/user_facility/@facility/facility_settings',
}

const nameByRoute = new Map(Object.entries(routes).map(([name, route]) => [route, name]))

test('SH-15 every named route of the specification that exists has its name and address', async () => {
  const expected = await readExpected()
  expect(Object.keys(expected).length).toBeGreaterThan(10)
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, routes[name]]))).toEqual(expected)
})

test('SH-15 no route listed as planned exists yet', () => {
  for (const [name, route] of Object.entries(planned))
    expect([name, routes[name], nameByRoute.get(route)]).toEqual([name, undefined, undefined])
})

test('SH-15 no address has two names', () => {
  expect(nameByRoute.size).toBe(Object.keys(routes).length)
})
