/** Markup, as opposed to text. */
export interface Markup {
  readonly markup: string
}

type Part = string | number | Markup | readonly Markup[] | null

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

const written = (part: Part): string => {
  if (part === null) return ''
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
  return String(part).replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
}

/** Markup of a template; what stands in its holes is text unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, n) => text + (n < parts.length ? written(parts[n] ?? null) : '')).join(''),
})

/** The text that an attribute's markup stands for. */
export const unescaped = (markup: string): string =>
  Object.entries(escapes)
    .toReversed()
    .reduce((text, [letter, entity]) => text.replaceAll(entity, letter), markup)
