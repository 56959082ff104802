import type { IncomingMessage } from 'node:http'
import { isIPv4 } from 'node:net'
import { networkOf } from '#core/access/network-of.ts'

const loopback = (address: string) =>
  address === '::1' || networkOf(address).startsWith('127.') || (isIPv4(address) && address.startsWith('127.'))

/** The network that a request comes from; a proxy on the same machine says for whom it asks. */
export const networkOfUpgrade = ({ socket, headers }: IncomingMessage): string => {
  const direct = socket.remoteAddress ?? 'unknown'
  const told = loopback(direct)
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  return networkOf(told || direct)
}

/**
 * Whether a websocket is asked for by a page of ours. Browsers always say where a page is from, and no script can change it; what does not say
 * is no browser and has no business here (journeys J11.11).
 */
export const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean =>
  origin !== undefined && (origin === new URL(publicUrl).origin || origin === `http://${host}` || origin === `https://${host}`)
