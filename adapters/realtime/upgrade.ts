import type { IncomingMessage } from 'node:http'
import { isIPv4 } from 'node:net'
import { networkOf } from '#core/access/network-of.ts'

const isLoopback = (address: string) =>
  address === '::1' || networkOf(address).startsWith('127.') || (isIPv4(address) && address.startsWith('127.'))

/** Returns the network that an upgrade request comes from; a proxy on the same machine forwards the client's address. */
export const networkOfUpgrade = ({ socket, headers }: IncomingMessage): string => {
  const direct = socket.remoteAddress ?? 'unknown'
  const forwardedFor = isLoopback(direct)
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  return networkOf(forwardedFor || direct)
}

/**
 * Returns true when a websocket is requested by one of our own pages. Browsers always send `Origin`, and scripts cannot change it; a client
 * without it is not a browser and is rejected (journeys J11.11).
 */
export const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean =>
  origin !== undefined && (origin === new URL(publicUrl).origin || origin === `http://${host}` || origin === `https://${host}`)
