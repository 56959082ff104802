import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Hosts beside those of the directory for which a certificate may be obtained. */
export interface CertificateHosts {
  /** Tells if there is a site with a sub-domain, `bajka`, or with a domain of its own, `przedszkole-bajka.pl`. */
  isServed(name: string): Effect.Effect<boolean>
}
export const CertificateHosts = token<CertificateHosts>('core/CertificateHosts')
