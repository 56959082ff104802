import { type ReactElement, useContext } from 'react'
import { CurrentPageContext, type IsolatedRender, type RepeatedHtml } from '#web/runtime/page.ts'

/** Drawings by id, as elements that `<use>` repeats; rendered once per process. */
const drawings = new Map<string, RepeatedHtml>()

/** Shortens SVG for HTML: removes the closing tags of shapes. */
const minifySvg = (html: string) => html.replace(/><\/(?:path|circle|rect|line|ellipse|polyline|polygon)>/g, '/>')

/** Returns the content of an `<svg>` element. */
export const contentOf = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')

/**
 * Returns HTML that shows a drawing by its id. The drawing itself is in the page once (`SharedDrawings`), because
 * twenty covers and a hundred icons are longer than all texts of a page. `draw` builds it from React's HTML of
 * `element`.
 */
export const referenceTo = (isolated: IsolatedRender, id: string, element: () => ReactElement, draw: (svg: string) => string): string => {
  if (!drawings.has(id)) drawings.set(id, { html: minifySvg(draw(isolated.render(element(), ''))) })
  isolated.drawings.add(id)
  return `<use href="#${id}"/>`
}

/** Drawings that the page uses; the last element of a static page, since all others must have been rendered. */
export const SharedDrawings = () => {
  const isolated = useContext(CurrentPageContext)?.isolated
  if (!isolated || isolated.drawings.size === 0) return null
  const html = [...isolated.drawings].map((id) => isolated.place(drawings.get(id) ?? { html: '' })).join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML
  return <div hidden data-drawings="" dangerouslySetInnerHTML={{ __html: `<svg>${html}</svg>` }} />
}
