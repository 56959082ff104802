import { expect, test } from 'vitest'
import { codePayload, devicePayload, generateCode, neighbourhoodOf } from './code.ts'

test('OP-07 codes are short, legible and different; how they are typed does not matter', () => {
  const codes = Array.from({ length: 500 }, generateCode)
  expect(new Set(codes).size).toBe(500)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
  expect(codePayload('f', ' k7qm 9x2p')).toBe(codePayload('f', 'K7QM-9X2P'))
  expect(codePayload('f', 'K7QM-9X2P')).not.toBe(codePayload('g', 'K7QM-9X2P'))
})

test('OP-05 a device is a browser in a neighbourhood of addresses', () => {
  expect(['203.0.113.7', '203.0.113.99'].map(neighbourhoodOf)).toEqual(['203.0.113.0/24', '203.0.113.0/24'])
  expect(['2001:db8:1:2::/64', '2001:db8:1:ffff::/64', '2001:db8::/64'].map(neighbourhoodOf)).toEqual([
    '2001:db8:1::/48',
    '2001:db8:1::/48',
    '2001:db8::/48',
  ])
  expect(devicePayload({ address: '203.0.113.7', agent: 'Firefox' })).not.toBe(devicePayload({ address: '203.0.113.7' }))
})
