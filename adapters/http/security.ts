import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'
import type { CspSourceLists } from '#core/plugin/csp-sources.ts'

interface Policy {
  /** `'sha256-…'` of the constant inline scripts; no other script may run inline. */
  readonly scriptHashes: readonly string[]
  /** Foreign hosts that pages may load from, by directive; none by default. */
  readonly open: CspSourceLists
  /** Allows the scripts and styles that the development server injects. */
  readonly development: boolean
  /** Search engines may index; true in production only. */
  readonly indexed: boolean
}

/** Sets the security headers of every response: no third party, nothing inline, no framing (quality.md, "Browser defences"). */
export const securityHeaders = ({ scriptHashes, open, development, indexed }: Policy): RequestHandler => {
  const loose = development ? ["'unsafe-inline'"] : []
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'script-src': ["'self'", ...(development ? loose : scriptHashes)],
        'style-src': ["'self'", ...loose],
        'img-src': ["'self'", 'data:', ...open['img-src']],
        'font-src': ["'self'", ...open['font-src']],
        'connect-src': ["'self'", ...open['connect-src'], ...(development ? ['ws:', 'http://localhost:3000'] : [])],
      },
    },
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
