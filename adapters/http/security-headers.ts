import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { contentSecurityPolicy, type CspOptions } from './content-security-policy.ts'

interface Policy extends CspOptions {
  /** Search engines may index; true in production only. */
  readonly indexed: boolean
}

/** Sets the security headers of every response: no third party, nothing inline, no framing (quality.md, "Browser defences"). */
export const securityHeaders = ({ indexed, ...csp }: Policy): RequestHandler => {
  const headers = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(csp) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: indexed,
    crossOriginEmbedderPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return (request, response, next) => {
    if (!indexed) response.set('X-Robots-Tag', 'noindex')
    response.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), interest-cohort=()')
    headers(request, response, next)
  }
}

/** Returns the same headers by name, for responses that do not go through Express. */
export const securityHeadersOf = (policy: Policy): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {}
  const set = (name: string, value: string) => {
    headers[name] = value
  }
  const response = { set, setHeader: set, removeHeader: () => undefined } as unknown as Response
  securityHeaders(policy)({} as Request, response, (error?: unknown) => {
    if (error) throw error
  })
  return headers
}
