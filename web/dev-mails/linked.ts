import { unescaped } from './html.ts'

/** The addresses that a mail's HTML leads to, each once, in their order. */
export const linksOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<a [^>]*?href="(http[^"]*)"/g)].map(([, href]) => unescaped(href ?? ''))),
]
