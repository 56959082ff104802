import { createElement, type HTMLAttributes, type ReactElement, useContext } from 'react'
import { I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import { type CurrentPage, CurrentPageContext, type IsolatedRender, type RepeatedHtml, usePage } from '#web/runtime/page.ts'

/** Rendered part with the drawings that it uses. */
interface CachedFragment extends RepeatedHtml {
  readonly drawings: ReadonlySet<string>
}

/** Cached parts by layout data, then by language and name; released together with the layout data. */
const caches = new WeakMap<object, Map<string, CachedFragment>>()

interface LayoutFragmentProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'div' | 'header'
  readonly name: string
  readonly render: () => ReactElement
}

/**
 * Returns the number of the first island in a cached part: higher than any counter of a page, and derived from the
 * name, so that all processes use the same.
 */
const firstIslandNumber = (name: string): number =>
  1000 * (1 + [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0))

/**
 * Element of the layout whose content depends only on language, layout data and `name`. Static pages render it once and reuse
 * the HTML.
 */
export const CachedLayoutFragment = ({ as, name, render, ...attributes }: LayoutFragmentProps) => {
  const page = usePage()
  const i18n = useContext(I18nContext)
  const { isolated, context } = page
  if (!isolated) return createElement(as, attributes, render())
  const parts = caches.get(context.layout) ?? new Map<string, CachedFragment>()
  caches.set(context.layout, parts)
  const key = `${i18n.language} ${name}`
  // No hook may follow: React loses the current component when another render runs inside.
  const part = parts.get(key) ?? renderPart(page, isolated, name, <I18nContext value={i18n}>{render()}</I18nContext>)
  parts.set(key, part)
  for (const drawing of part.drawings) isolated.drawings.add(drawing)
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: isolated.place(part) } })
}

const renderPart = (page: CurrentPage, isolated: IsolatedRender, name: string, content: ReactElement): CachedFragment => {
  let counted = firstIslandNumber(name)
  const drawings = new Set<string>()
  // Everybody gets this HTML: whoever happens to be the first must not be in it.
  const context = { ...page.context, user: null }
  const pageOfPart = { ...page, context, isolated: { ...isolated, count: () => counted++, drawings } }
  return { html: isolated.render(<CurrentPageContext value={pageOfPart}>{content}</CurrentPageContext>, ''), drawings }
}
