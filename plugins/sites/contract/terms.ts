/** Kinds of pages of a site; a `custom` one begins with an empty rich text (specification §3, "Subpage"). */
export const pageKinds = ['main', 'about', 'news', 'gallery', 'contact', 'rich_text', 'custom'] as const
export type PageKind = (typeof pageKinds)[number]

/** Checks of the domain of a site, each of which asks foreign name servers. */
export const domainChecks = { times: 30, seconds: 3600 } as const

/** Addresses of a site that are no pages; posts are below `/aktualnosci`, which is the page of news itself. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'assets',
  'builds',
  'en',
  'favicon-ico',
  'healthz',
  'kontakt-dane',
  'kontakt-wyslano',
  'kontakt-wyslij',
  'metrics',
  'og',
  'pliki',
  'readyz',
  'robots-txt',
  'sitemap-xml',
  'uk',
  'wpisy',
])

/**
 * Pages that the law may demand of the site of a facility: standards for the protection of minors, the same in short for
 * the children, information about personal data, and the accessibility declaration of public facilities.
 */
export const legalKinds = ['child_protection', 'child_protection_short', 'privacy', 'accessibility'] as const
export type LegalKind = (typeof legalKinds)[number]

/** Ways in which a section shows telephone and e-mail: at once, or after a press, where robots do not collect them. */
export const contactShown = ['shown', 'revealed'] as const
