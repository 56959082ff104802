import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'
import type { OpenSources } from '#core/plugin/origins.ts'

interface Policy {
  /** `'sha256-…'` of the inline scripts that are constant; nothing else may run inline. */
  readonly scriptHashes: readonly string[]
  /** Where pages may take something from beside here: nowhere, unless the operator says so. */
  readonly open: OpenSources
  /** The development server injects scripts and styles of its own. */
  readonly development: boolean
  /** Only production may be found by search engines. */
  readonly indexed: boolean
}

/** Security headers of every answer: no third party, nothing inline, no framing (quality.md, "Browser defences"). */
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

/** The same headers by name, for answers that do not go through Express: they are those of every answer. */
export const securityHeadersOf = (policy: Policy): Readonly<Record<string, string>> => {
  const told: Record<string, string> = {}
  const set = (name: string, value: string) => {
    told[name] = value
  }
  const response = { set, setHeader: set, removeHeader: () => undefined } as unknown as Response
  securityHeaders(policy)({} as Request, response, (error?: unknown) => {
    if (error) throw error
  })
  return told
}
