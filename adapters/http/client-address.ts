import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'

/** Tells if the header of a proxy at an address is believed. */
export type IsTrustedProxy = (address: string, hop: number) => boolean

/**
 * Compiles a list of addresses, networks (`10.0.0.0/8`) and the names `loopback`, `linklocal`, `uniquelocal`. Throws when one is none of
 * these.
 */
export const trustedProxies = (list: readonly string[]): IsTrustedProxy => proxyAddr.compile([...list])

/** Proxies on the same machine. */
export const loopbackProxies: IsTrustedProxy = trustedProxies(['loopback'])

/**
 * Returns the address of the client of a request, websocket upgrades included: that of the connection, or, counted from the right of
 * `X-Forwarded-For`, the first one that is no trusted proxy. What a client writes into the header itself stands left of that and is
 * ignored.
 */
export const clientAddressOf = (request: IncomingMessage, isTrustedProxy: IsTrustedProxy): string =>
  proxyAddr(request, isTrustedProxy) ?? 'unknown'
