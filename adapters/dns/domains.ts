import { Resolver } from 'node:dns/promises'
import tls from 'node:tls'
import { Effect } from 'effect'
import type { Domains } from '#core/ports/domains.ts'

/** Time for one answer of a name server or of a TLS handshake, milliseconds. */
const timeout = 3000

interface DomainsOptions {
  /** Public address of the installation, at which certificates are looked at. */
  readonly publicUrl: string
  /** Name servers, `127.0.0.1:53`; by default those of the system. */
  readonly servers?: readonly string[] | null
  /** Certificate authorities beside those that Node.js knows, PEM. */
  readonly authorities?: readonly string[]
}

/** Codes of answers that a name has no such records (`node:dns`). */
const empty = new Set(['ENODATA', 'ENOTFOUND'])

/** Returns the records of an answer; none where the name has none, `null` without an answer. */
const recordsOf = async <Record>(answer: Promise<readonly Record[]>): Promise<readonly Record[] | null> => {
  try {
    return await answer
  } catch (error) {
    return empty.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
  }
}

/**
 * Asks name servers by `node:dns`. A certificate is asked of this installation itself under the name of the domain, so
 * that no owner of a domain can make the server connect to a host of their choice.
 */
export const makeDomains = ({ publicUrl, servers, authorities }: DomainsOptions): Domains => {
  const resolver = new Resolver({ timeout, tries: 2 })
  if (servers) resolver.setServers(servers)
  return {
    texts: (name) => Effect.promise(async () => (await recordsOf(resolver.resolveTxt(name)))?.map((parts) => parts.join('')) ?? null),
    addresses: (host) =>
      Effect.promise(async () => {
        const found = await Promise.all([recordsOf(resolver.resolve4(host)), recordsOf(resolver.resolve6(host))])
        const answers = found.filter((one) => one !== null)
        return answers.length === 0 ? null : answers.flat()
      }),
    certificateUntil: (host) => Effect.promise(() => certificateUntil(new URL(publicUrl), host, authorities)),
  }
}

const certificateUntil = ({ protocol, hostname, port }: URL, host: string, authorities: readonly string[] = []) =>
  new Promise<string | null>((resolve) => {
    if (protocol !== 'https:') return resolve(null)
    const ca = [...tls.rootCertificates, ...authorities]
    const socket = tls.connect({ host: hostname, port: Number(port || 443), servername: host, ca, timeout })
    const end = (until: string | null) => {
      socket.destroy()
      resolve(until)
    }
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to).toISOString()))
    socket.once('timeout', () => end(null)).once('error', () => end(null))
  })
