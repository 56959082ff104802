import { BlockList } from 'node:net'
import type { Request } from 'express'

const privateNetworks = new BlockList()
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(net, prefix, 'ipv6')

/** Tests that a request comes directly from the machine or its private network, not through a proxy. */
export const isPrivateRequest = ({ socket: { remoteAddress = '' }, headers }: Request): boolean => {
  const address = remoteAddress.replace(/^::ffff:/, '')
  const forwarded = headers['x-forwarded-for'] ?? headers['x-real-ip'] ?? headers.forwarded
  return forwarded === undefined && privateNetworks.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}
