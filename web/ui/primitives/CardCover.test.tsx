import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardCover } from './CardCover.tsx'

const facility = { type: 'nursery', name: 'Tęcza' } as const

test('CA-08 a card shows the photo that the owner chose, lazily and in a place of its own, and the drawing where there is none', () => {
  const photo = renderToString(<CardCover of={{ ...facility, cover: '/pliki/x/320.webp' }} />)
  expect(photo).toMatch(/^<img src="\/pliki\/x\/320.webp" alt="" width="88" height="64" loading="lazy" class="[^"]+"\/>$/)
  const drawing = renderToString(<CardCover of={{ ...facility, cover: null }} />)
  expect([drawing.startsWith('<svg'), drawing.includes('<img')]).toEqual([true, false])
})

test('OW-19 a card shows the part of the photo that must be seen', () => {
  const html = renderToString(<CardCover of={{ ...facility, cover: '/pliki/x/320.webp', cover_focus: { x: 81, y: 20 } }} />)
  expect(html).toContain('data-x="80" data-y="20"')
})
