import { type ReactElement, useContext } from 'react'
import { PageFrameContext } from '#web/here.ts'
import css from './drawn.module.css'

const drawn = new Map<string, string>()

/** As HTML wants it: no namespace, nothing closed twice, and of lucide's class names none, since nothing is styled by them. */
const thin = (html: string) =>
  html
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/class="lucide (?:lucide-[^ "]+ )*/, 'class="')
    .replace(/><\/(?:path|circle|rect|line|ellipse|polyline|polygon)>/g, '/>')

/**
 * A picture that depends on nothing but its name: pages that stay on the server draw it once and repeat the HTML,
 * since twenty covers and a hundred icons cost more than all words of a page. Elsewhere it is the drawing itself.
 */
export const Drawn = ({ name, draw }: { name: string; draw: () => ReactElement }) => {
  const isolated = useContext(PageFrameContext)?.isolated
  if (!isolated) return draw()
  const html = drawn.get(name) ?? thin(isolated.render(draw(), ''))
  drawn.set(name, html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, rendered a line above
  return <span className={css['drawn']} dangerouslySetInnerHTML={{ __html: html }} />
}
