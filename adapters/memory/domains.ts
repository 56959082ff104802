import { Effect } from 'effect'
import type { Domains } from '#core/ports/domains.ts'

/** Creates domains in memory: `set` says what a name has, which is nothing at first; `null` is a name server that does not answer. */
export const makeMemoryDomains = () => {
  const texts = new Map<string, readonly string[] | null>()
  const addresses = new Map<string, readonly string[] | null>()
  const certificates = new Map<string, string>()
  const domains: Domains = {
    texts: (name) => Effect.sync(() => (texts.has(name) ? (texts.get(name) ?? null) : [])),
    addresses: (host) => Effect.sync(() => (addresses.has(host) ? (addresses.get(host) ?? null) : [])),
    certificateUntil: (host) => Effect.sync(() => certificates.get(host) ?? null),
  }
  return { domains, texts, addresses, certificates }
}
