import { expect, test } from 'vitest'
import { devicePayload, neighbourhoodOf } from './device.ts'

test('OP-05 a device is a browser in a neighbourhood of addresses', () => {
  expect(['203.0.113.7', '203.0.113.99'].map(neighbourhoodOf)).toEqual(['203.0.113.0/24', '203.0.113.0/24'])
  expect(['2001:db8:1:2::/64', '2001:db8:1:ffff::/64', '2001:db8::/64'].map(neighbourhoodOf)).toEqual([
    '2001:db8:1::/48',
    '2001:db8:1::/48',
    '2001:db8::/48',
  ])
  expect(devicePayload({ address: '203.0.113.7', agent: 'Firefox' })).not.toBe(devicePayload({ address: '203.0.113.7' }))
})
