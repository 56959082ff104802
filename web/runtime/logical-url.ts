import { splitLanguage } from '#core/kernel/language.ts'

/** Removes the language prefix before routing in the browser; the server removes it before calling Vike. */
export const logicalUrl = ({ urlOriginal }: { readonly urlOriginal: string }) =>
  import.meta.env.SSR ? null : { pageContext: { urlLogical: splitLanguage(urlOriginal).path } }
