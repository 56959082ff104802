import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddressOf, loopbackProxies, trustedProxies } from './client-address.ts'

const requestFrom = (remoteAddress: string, forwardedFor?: string) => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor
  return request
}

test('the header of a proxy on the same machine is believed, that of any other client is not', () => {
  expect(clientAddressOf(requestFrom('127.0.0.1', '198.51.100.7'), loopbackProxies)).toBe('198.51.100.7')
  expect(clientAddressOf(requestFrom('::ffff:127.0.0.1', '198.51.100.7'), loopbackProxies)).toBe('198.51.100.7')
  expect(clientAddressOf(requestFrom('::1'), loopbackProxies)).toBe('::1')
  expect(clientAddressOf(requestFrom('10.0.0.5', '198.51.100.7'), loopbackProxies)).toBe('10.0.0.5')
})

test('behind balancers of trusted networks each visitor has an address, counted from the right, whatever it forges', () => {
  const trusted = trustedProxies(['loopback', '10.0.0.0/8', 'fd00::/8'])
  const clientAddress = (remote: string, forwardedFor: string) => clientAddressOf(requestFrom(remote, forwardedFor), trusted)
  expect(clientAddress('10.0.0.5', '198.51.100.7')).toBe('198.51.100.7')
  expect(clientAddress('127.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.5')).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.5', '10.1.1.1, 127.0.0.1, 198.51.100.7')).toBe('198.51.100.7')
  expect(clientAddress('fd00::1', '127.0.0.1, x y, 2001:db8::7')).toBe('2001:db8::7')
  expect(clientAddress('203.0.113.1', '10.0.0.9')).toBe('203.0.113.1')
})

test('a network that trusts everybody, or is none, is refused', () => {
  expect(() => trustedProxies(['0.0.0.0/0'])).toThrow('0.0.0.0/0')
  expect(() => trustedProxies(['balancer.example'])).toThrow('balancer.example')
})
