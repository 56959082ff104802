import { CircleCheck, Star } from 'lucide-react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type CurrentPage, CurrentPageContext, type RepeatedHtml } from '#web/runtime/page.ts'
import { FacilityCover } from './FacilityCover.tsx'
import { Icon } from './Icon.tsx'
import { Logo } from './Logo.tsx'
import { SharedDrawings } from './SharedDrawings.tsx'

const cards = (
  <>
    {Array.from({ length: 20 }, (_, n) => `Żłobek ${n}`).map((name) => (
      <div key={name}>
        <Logo />
        <FacilityCover kind="nursery" name={name} />
        <Icon of={Star} />
        <Icon of={CircleCheck} large />
      </div>
    ))}
    <SharedDrawings />
  </>
)
const staticPage = () => {
  const isolated = {
    render: renderToString,
    place: ({ html }: RepeatedHtml) => html,
    count: () => 0,
    drawings: new Set(),
    pick: () => ({}),
  }
  return renderToString(<CurrentPageContext value={{ isolated } as unknown as CurrentPage}>{cards}</CurrentPageContext>)
}
const idsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id)

test('a static page contains each drawing once, and all that it refers to', () => {
  const html = staticPage()
  // The sky of all hills is one rectangle.
  const shapes = idsIn(html, / d="([^"]+)"/g).filter((shape) => shape !== 'M0 0h320v200H0z')
  expect(shapes.length).toBeGreaterThan(10)
  expect(new Set(shapes).size).toBe(shapes.length)
  const ids = idsIn(html, / id="([^"]+)"/g)
  expect(new Set(ids).size).toBe(ids.length)
  const uses = idsIn(html, /<use href="#([^"]+)"/g)
  expect(uses.length).toBe(100)
  expect(new Set(uses)).toEqual(new Set(ids))
})

test('a second page contains the drawings too', () => expect(staticPage()).toBe(staticPage()))

test('a page that is hydrated as a whole contains the drawings where they are shown', () => {
  const html = renderToString(cards)
  expect(html).not.toMatch(/<use| id=/)
  expect(html.match(/lucide-star/g)?.length).toBe(20)
})
