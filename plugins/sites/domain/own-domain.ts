import { Schema } from 'effect'
import { Id, Moment } from '#core/records/columns.ts'
import { storedDomain } from '../contract/domain.ts'

/** Days for which a site keeps a domain whose proof has vanished, so that a slip in a name server's settings closes no site. */
export const missingDays = 7

/** Domain that the owner of a facility wants for its site. */
export const OwnDomain = Schema.Struct({
  ...storedDomain,
  /** Id of the site, which has one domain at most. */
  id: Id,
  /** Text that proves control over the domain. */
  token: Schema.String,
  /** Since when the proof was found; `null`: never, or no longer. */
  verified_at: Schema.NullOr(Moment),
  created_at: Moment,
})
export type OwnDomain = typeof OwnDomain.Type

/** Reason for which a domain cannot be one of a site. */
export type DomainRefusal = 'characters' | 'reserved'

/** Top-level domains that lead nowhere in public (RFC 2606, RFC 6761, RFC 6762). */
const privateEndings = new Set(['arpa', 'example', 'internal', 'invalid', 'lan', 'local', 'localhost', 'onion', 'test'])
const domainName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** Returns what an owner wrote without the parts of an address that are often copied with a domain. */
export const writtenDomain = (given: string): string =>
  given
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '')

/** Returns a written domain as browsers send it; `mainHost` is that of the directory. */
export const domainOf = (written: string, mainHost: string): { readonly domain: string } | { readonly refusal: DomainRefusal } => {
  const address = `http://${written}`
  const domain = URL.canParse(address) ? new URL(address).hostname : ''
  // A port, a user name or an IP address is no domain.
  if (!domainName.test(domain) || /[:@]/.test(written)) return { refusal: 'characters' }
  const isMain = domain === mainHost || domain.endsWith(`.${mainHost}`)
  return isMain || privateEndings.has(domain.split('.').at(-1) ?? '') ? { refusal: 'reserved' } : { domain }
}

/** Creates a domain of a site, not yet verified. */
export const newDomain = (
  siteId: string,
  { domain, written, token, now }: { readonly domain: string; readonly written: string; readonly token: string; readonly now: Date },
): OwnDomain => ({
  id: siteId,
  domain,
  written,
  token,
  checked_at: null,
  verified_at: null,
  missing_since: null,
  points: false,
  certificate_until: null,
  created_at: now.toISOString(),
})

/** Name and text of the record that proves control over a domain. */
export const proofOf = ({ domain, token }: Pick<OwnDomain, 'domain' | 'token'>) => ({
  name: `_kredka.${domain}`,
  text: `kredka-site=${token}`,
})

/** Result of a check; `null`: no name server has answered. */
export interface DomainFindings {
  readonly texts: readonly string[] | null
  readonly points: boolean | null
  readonly certificateUntil: string | null
}

/** Returns whether a domain's proof is among the texts. */
export const isProved = (domain: OwnDomain, texts: readonly string[]): boolean => texts.includes(proofOf(domain).text)

/** Returns a domain after a check. A verified one that lacks its proof stays for seven days; without an answer nothing is lost. */
export const checkedDomain = (before: OwnDomain, { texts, points, certificateUntil }: DomainFindings, now: Date): OwnDomain => {
  const moment = now.toISOString()
  const seen = { ...before, checked_at: moment, points: points ?? before.points, certificate_until: certificateUntil }
  if (texts === null) return seen
  if (isProved(before, texts)) return { ...seen, verified_at: before.verified_at ?? moment, missing_since: null }
  if (before.verified_at === null) return seen
  const since = before.missing_since ?? moment
  const isOver = now.getTime() - Date.parse(since) >= missingDays * 86_400_000
  return isOver ? { ...seen, verified_at: null, missing_since: null } : { ...seen, missing_since: since }
}

/** Returns what a check has found missing: the proof, at first, or the domain, which the site gives up. */
export const lostBy = (before: OwnDomain, after: OwnDomain): 'proof' | 'domain' | null => {
  if (before.verified_at === null) return null
  if (after.verified_at === null) return 'domain'
  return before.missing_since === null && after.missing_since !== null ? 'proof' : null
}

/** Verified domain of a site, as far as visitors are concerned. */
export type ServedDomain = Pick<OwnDomain, 'domain' | 'points' | 'certificate_until'>

/**
 * Tells if visitors reach the site at its own domain without a warning: it leads here, and has a certificate where the
 * installation has one.
 */
export const isReachable = ({ points, certificate_until: until }: ServedDomain, publicUrl: string, now: Date): boolean =>
  points && (publicUrl.startsWith('http:') || (until !== null && Date.parse(until) > now.getTime()))

/**
 * Returns the names under which a host may be a site: its first label as a sub-domain, and itself as a domain, with or
 * without `www.`. What is no host is a sub-domain alone.
 */
export const namesOfHost = (host: string): { readonly name: string; readonly domains: readonly string[] } => ({
  name: host.split('.')[0] ?? '',
  domains: host.includes('.') ? [host, host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`] : [],
})
