import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, type PictureSource } from './Picture.tsx'

const source = {
  url: '/pliki/x/1280.jpg',
  width: 1280,
  height: 960,
  alt: 'Plac zabaw',
  variants: { webp: '/pliki/x/320.webp 320w', avif: '/pliki/x/320.avif 320w' },
}

test('PR-09 offers AVIF, then WebP, then JPEG, with the size that keeps its place', () => {
  const html = renderToString(<Picture of={source} sizes="100vw" />)
  expect([...html.matchAll(/type="([^"]+)" srcSet="([^"]+)" sizes="100vw"/g)].map(([, type, set]) => [type, set])).toEqual([
    ['image/avif', '/pliki/x/320.avif 320w'],
    ['image/webp', '/pliki/x/320.webp 320w'],
  ])
  expect(html).toMatch(/<img src="\/pliki\/x\/1280.jpg" alt="Plac zabaw" width="1280" height="960" loading="lazy"/)
})

test('the first picture of a screen is loaded at once; one of a single file has no sources', () => {
  const html = renderToString(<Picture of={{ ...source, variants: null }} sizes="100vw" alt="" first />)
  expect([html.includes('<source'), html.includes('lazy'), /fetchPriority="high"/i.test(html), html.includes('alt=""')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('OW-19 a picture keeps its focal point in sight, in steps of ten; the middle needs no word, an upright one shows its upper third', () => {
  const placeOf = (of: Partial<PictureSource>) =>
    /data-x="(\d+)" data-y="(\d+)"/.exec(renderToString(<Picture of={{ ...source, ...of }} sizes="100vw" />))?.slice(1) ?? null
  expect([placeOf({ focus: { x: 3, y: 96 } }), placeOf({ focus: { x: 50, y: 50 } }), placeOf({ focus: null })]).toEqual([
    ['0', '100'],
    null,
    null,
  ])
  expect(placeOf({ width: 600, height: 900 })).toEqual(['50', '30'])
})
