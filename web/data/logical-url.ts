import { splitLanguage } from '#core/kernel/language.ts'

/** Routes know no languages: a browser, which has the whole address, takes its prefix off; the server has done so by then. */
export const logicalUrl = ({ urlOriginal }: { readonly urlOriginal: string }) =>
  import.meta.env.SSR ? null : { pageContext: { urlLogical: splitLanguage(urlOriginal).path } }
