import type { IncomingMessage } from 'node:http'

/** Address with a host, as clients send it to a proxy: `http://kredka.pl/mapa`. */
const absolute = /^https?:\/\/([^/?#]*)(.*)$/is
const ownHost = /^[^@\\\s]+$/

const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length

/**
 * Reads the host and the address of a request as RFC 9112 has it: an address with a host, which a server must accept, is
 * one of that host, whatever `Host` says. Returns false for a request with several hosts, which must be refused, since
 * those in front may have read another one.
 */
export const readRequestLine = (request: IncomingMessage): boolean => {
  if (hostsOf(request) > 1) return false
  const [, host, address = ''] = absolute.exec(request.url ?? '') ?? []
  if (host === undefined) return true
  if (!ownHost.test(host)) return false
  request.headers.host = host
  request.url = address.startsWith('/') ? address : `/${address}`
  return true
}
