import { createElement, type HTMLAttributes, type ReactElement, useContext } from 'react'
import { PageFrameContext, usePage } from '#web/here.ts'
import { WordsContext } from '#web/i18n/words.ts'

/** What one reading of the layout has been drawn into, by language and name; forgotten with the layout, which lasts until it is read another. */
const kept = new WeakMap<object, Map<string, string>>()

interface Part extends HTMLAttributes<HTMLElement> {
  readonly as: 'div' | 'header'
  readonly name: string
  readonly draw: () => ReactElement
}

/** A number for the first island in what is repeated, which no page reaches by counting: of the name, so that all processes say the same. */
const firstOf = (name: string): number => 1000 * (1 + [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0))

/**
 * An element of the frame whose inside depends on nothing but language, layout and what its name says: pages that stay on
 * the server draw it once for all and repeat the HTML.
 */
export const Kept = ({ as, name, draw, ...attributes }: Part) => {
  const page = usePage()
  const words = useContext(WordsContext)
  const { isolated, context } = page
  if (!isolated) return createElement(as, attributes, draw())
  const parts = kept.get(context.layout) ?? new Map<string, string>()
  kept.set(context.layout, parts)
  const key = `${words.language} ${name}`
  const known = parts.get(key)
  let counted = firstOf(name)
  const inside = { ...page, apart: { ...isolated, count: () => counted++ } }
  // No hook may follow: React forgets which component it is in when another render runs within.
  const html =
    known ??
    isolated.render(
      <WordsContext value={words}>
        <PageFrameContext value={inside}>{draw()}</PageFrameContext>
      </WordsContext>,
      '',
    )
  if (known === undefined) parts.set(key, html)
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}
