import { siteOrigin } from '#core/kernel/site-address.ts'
import { isReachable, type ServedDomain } from './own-domain.ts'

/** Returns the origin of a site at its own domain: `https://kredka.pl` and `bajka.pl` → https://bajka.pl. */
export const ownOrigin = (publicUrl: string, domain: string): string => {
  const { protocol, port } = new URL(publicUrl)
  return `${protocol}//${domain}${port && `:${port}`}`
}

/** Returns the origin that search engines learn of a site: its own verified domain where visitors reach it, else its sub-domain. */
export const canonicalOrigin = (publicUrl: string, name: string, domain: ServedDomain | null, now: Date): string =>
  domain !== null && isReachable(domain, publicUrl, now) ? ownOrigin(publicUrl, domain.domain) : siteOrigin(publicUrl, name)
