import { BlockList } from 'node:net'
import { type Request, Router } from 'express'

const own = new BlockList()
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  own.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  own.addSubnet(net, prefix, 'ipv6')

/** Whether a request comes from the machine or its private network, and not through a proxy on behalf of someone else. */
const isOwn = ({ socket: { remoteAddress = '' }, headers }: Request): boolean => {
  const address = remoteAddress.replace(/^::ffff:/, '')
  const forwarded = headers['x-forwarded-for'] ?? headers['x-real-ip'] ?? headers.forwarded
  return forwarded === undefined && own.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}

/** `/metrics` for Prometheus, asked directly from a private address; for all others there is no such page. */
export const metricsRoute = (metrics: { readonly contentType: string; text(): Promise<string> }): Router =>
  Router().get('/metrics', async (request, response, next) => {
    if (!isOwn(request)) return next()
    response.set({ 'Cache-Control': 'no-store', 'Content-Type': metrics.contentType }).send(await metrics.text())
  })
