/** Parts of sites that a theme may draw by markup of its own (`web/ui/site/theme-slots.ts`), by the names of their modules. */
export const markupModules = ['Head', 'Hero', 'Section', 'Foot'] as const
export type MarkupModule = (typeof markupModules)[number]

/** Most characters of markup that a theme may add around what a part shows. */
export const maximumMarkup = 4000

const landmarks: Readonly<Record<MarkupModule, readonly string[]>> = {
  Head: ['header'],
  Hero: ['section', 'h1'],
  Section: ['section', 'h2'],
  Foot: ['footer'],
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0

/**
 * Returns what is wrong with the markup of a part: landmarks that screen readers and search engines need, content that is
 * left out, what sites must not have, and its size. `given` are texts of what the part was given.
 */
export const markupFaults = (part: MarkupModule, html: string, given: readonly string[]): readonly string[] => [
  ...landmarks[part].flatMap((tag) => {
    const found = count(html, new RegExp(`<${tag}[\\s>]`, 'g'))
    return found === 1 ? [] : [`${part} must have one <${tag}>, but has ${found}`]
  }),
  ...given.filter((text) => !html.includes(text)).map((text) => `${part} leaves out ${text}`),
  ...given.filter((text) => count(html, new RegExp(text, 'g')) > 1).map((text) => `${part} shows ${text} twice`),
  ...(/<(script|style|iframe|object|form)\b/.test(html) ? [`${part} must have no script, style, frame or form`] : []),
  ...(/\s(style|on[a-z]+)=/.test(html) ? [`${part} must have no style attribute and no handler`] : []),
  ...(html.length > maximumMarkup ? [`${part} has ${html.length} characters of markup, ${maximumMarkup} at most`] : []),
]

/** Returns what is wrong with a style sheet of a theme's markup: its colours are those of the theme, whose contrast is checked. */
export const styleFaults = (file: string, css: string): readonly string[] => {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(plain)
    ? [`${file} has colours of its own; take those of the theme, var(--theme-…)`]
    : []
}
