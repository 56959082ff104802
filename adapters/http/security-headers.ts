import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { type CspOptions, contentSecurityPolicy } from './content-security-policy.ts'

interface Policy extends CspOptions {
  /** Search engines may index; true in production only. */
  readonly indexed: boolean
  /** Hosts that may be an owner's: HTTPS is asked for them alone, since other names of the domain may lack it. */
  readonly forSites?: boolean
}

/** Returns the security headers of every response by name: no third party, nothing inline, no framing (quality.md, "Browser defences"). */
export const securityHeadersOf = ({ indexed, forSites = false, ...csp }: Policy): Readonly<Record<string, string>> => {
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(csp) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: csp.isFramed ? 'sameorigin' : 'deny' },
    strictTransportSecurity: indexed && { includeSubDomains: !forSites },
    crossOriginEmbedderPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  const headers: Record<string, string> = {
    ...(!indexed && { 'X-Robots-Tag': 'noindex' }),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), interest-cohort=()',
  }
  const setHeader = (name: string, value: string) => {
    headers[name] = value
  }
  write({} as Request, { setHeader, removeHeader: () => undefined } as unknown as Response, (error?: unknown) => {
    if (error) throw error
  })
  return headers
}

/** Sets the security headers of every response; helmet would compose them anew for each. */
export const securityHeaders =
  (headersOf: (request: Request) => Readonly<Record<string, string>>): RequestHandler =>
  (request, response, next) => {
    for (const [name, value] of Object.entries(headersOf(request))) response.setHeader(name, value)
    next()
  }
