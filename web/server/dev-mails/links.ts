import { unescapeHtml } from './html.ts'

/** Returns the addresses of the links in a mail's HTML, each once, in order. */
export const linksOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<a [^>]*?href="(http[^"]*)"/g)].map(([, href]) => unescapeHtml(href ?? ''))),
]
