import { BlockList } from 'node:net'
import { type Request, Router } from 'express'

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
const isPrivate = ({ socket: { remoteAddress = '' }, headers }: Request): boolean => {
  const address = remoteAddress.replace(/^::ffff:/, '')
  const forwarded = headers['x-forwarded-for'] ?? headers['x-real-ip'] ?? headers.forwarded
  return forwarded === undefined && privateNetworks.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}

/** Route `/metrics` for Prometheus, visible only to direct requests from a private address. */
export const metricsRoute = (metrics: { readonly contentType: string; text(): Promise<string> }): Router =>
  Router().get('/metrics', async (request, response, next) => {
    if (!isPrivate(request)) return next()
    response.set({ 'Cache-Control': 'no-store', 'Content-Type': metrics.contentType }).send(await metrics.text())
  })
