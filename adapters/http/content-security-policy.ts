import type { CspSourceLists } from '#core/plugin/csp-sources.ts'

/** Inputs of the content security policy. */
export interface CspOptions {
  /** `'sha256-…'` of the constant inline scripts; no other script may run inline. */
  readonly scriptHashes: readonly string[]
  /** Foreign hosts that pages may load from, by directive; none by default. */
  readonly open: CspSourceLists
  /** No script runs, whatever a page contains: for the web sites of facilities. */
  readonly withoutScripts?: boolean
  /** Pages of this host may show it in a frame: for drafts of web sites. */
  readonly isFramed?: boolean
  /** Allows the scripts and styles that the development server injects. */
  readonly development: boolean
}

/** Directives of the content security policy of every page: no third party, nothing inline, no framing (quality.md, "Browser defences"). */
export const contentSecurityPolicy = ({ scriptHashes, open, development, withoutScripts = false, isFramed = false }: CspOptions) => {
  const still = withoutScripts && !development
  const inline = development ? ["'unsafe-inline'"] : []
  return {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
    'form-action': ["'self'"],
    'script-src': still ? ["'none'"] : ["'self'", ...(development ? inline : scriptHashes)],
    'style-src': ["'self'", ...inline],
    'img-src': ["'self'", 'data:', ...open['img-src']],
    'font-src': ["'self'", ...open['font-src']],
    'connect-src': ["'self'", ...(still ? [] : open['connect-src']), ...(development ? ['ws:', 'http://localhost:3000'] : [])],
  }
}
