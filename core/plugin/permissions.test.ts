import { expect, test } from 'vitest'
import { facilityPermission } from '#core/access/permissions.ts'
import { permissionsOf } from './permissions.ts'

const write = facilityPermission('facility-opinions/write', { roles: ['owner'] })
const asking = { name: 'opinions', endpoints: [{ path: '/api/v1/opinion', access: { resource: 'facility', permission: write } }] } as const

test('collects the permissions that plugins declare', () => {
  expect(permissionsOf([{ ...asking, permissions: [write] }])).toEqual([write])
})

test('refuses a permission that two plugins declare', () => {
  const twice = ['opinions', 'reports'].map((name) => ({ name, permissions: [write] }))
  expect(() => permissionsOf(twice)).toThrow('Plugins opinions and reports both declare the permission facility-opinions/write')
})

test('refuses a route whose permission no plugin declares', () => {
  expect(() => permissionsOf([asking])).toThrow('/api/v1/opinion asks for the permission facility-opinions/write, which no plugin declares')
})
