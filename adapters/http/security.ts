import type { RequestHandler } from 'express'
import helmet from 'helmet'

interface Policy {
  /** `'sha256-…'` of the inline scripts that are constant; nothing else may run inline. */
  readonly scriptHashes: readonly string[]
  /** The development server injects scripts and styles of its own. */
  readonly development: boolean
  /** Only production may be found by search engines. */
  readonly indexed: boolean
}

/** Security headers of every answer: no third party, nothing inline, no framing (quality.md, "Browser defences"). */
export const securityHeaders = ({ scriptHashes, development, indexed }: Policy): RequestHandler => {
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
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
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
