/** HTML that needs no escaping. */
export interface Markup {
  readonly markup: string
}

type Part = string | number | Markup | readonly Markup[] | null

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

const toHtml = (part: Part): string => {
  if (part === null) return ''
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
  return String(part).replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
}

/** Template tag for HTML; interpolated values are escaped unless they are markup. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, n) => text + (n < parts.length ? toHtml(parts[n] ?? null) : '')).join(''),
})

/** Decodes the character references of an attribute value. */
export const unescapeHtml = (markup: string): string =>
  Object.entries(escapes)
    .toReversed()
    .reduce((text, [letter, entity]) => text.replaceAll(entity, letter), markup)
