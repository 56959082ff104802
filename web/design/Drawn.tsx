import { type ReactElement, useContext } from 'react'
import { HereContext } from '#web/here.ts'
import css from './drawn.module.css'

const drawn = new Map<string, string>()

/**
 * A picture that depends on nothing but its name: pages that stay on the server draw it once and repeat the HTML,
 * since twenty covers and a hundred icons cost more than all words of a page. Elsewhere it is the drawing itself.
 */
export const Drawn = ({ name, draw }: { name: string; draw: () => ReactElement }) => {
  const apart = useContext(HereContext)?.apart
  if (!apart) return draw()
  const html = drawn.get(name) ?? apart.render(draw(), '')
  drawn.set(name, html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, rendered a line above
  return <span className={css['drawn']} dangerouslySetInnerHTML={{ __html: html }} />
}
