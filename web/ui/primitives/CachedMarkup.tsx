import { type ReactElement, useContext } from 'react'
import { CurrentPageContext } from '#web/runtime/page.ts'
import css from './cached-markup.module.css'

const cache = new Map<string, string>()

/** Shortens SVG markup for HTML: removes the namespace, closing tags, and lucide's class names, which no style uses. */
const minifySvg = (html: string) =>
  html
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/class="lucide (?:lucide-[^ "]+ )*/, 'class="')
    .replace(/><\/(?:path|circle|rect|line|ellipse|polyline|polygon)>/g, '/>')

/**
 * A drawing that depends only on its name. Static pages render it once per process and reuse the HTML, because twenty covers and a hundred
 * icons cost more time than all texts of a page. In hydrated pages it is rendered normally.
 */
export const CachedMarkup = ({ name, render }: { name: string; render: () => ReactElement }) => {
  const isolated = useContext(CurrentPageContext)?.isolated
  if (!isolated) return render()
  const html = cache.get(name) ?? minifySvg(isolated.render(render(), ''))
  cache.set(name, html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, rendered a line above
  return <span className={css['markup']} dangerouslySetInnerHTML={{ __html: html }} />
}
