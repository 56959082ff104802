import { expect, test } from 'vitest'
import { demoBlog } from '../blog/posts.ts'
import { demoMaterials } from '../materials/materials.ts'

const covers = [...demoMaterials, ...demoBlog].flatMap(({ cover }) => (cover ? [cover()] : []))

test('covers are drawings of their own without text, each with an alternative text', () => {
  expect(covers.length).toBeGreaterThan(30)
  expect(new Set(covers.map(({ svg }) => svg)).size).toBe(covers.length)
  expect(new Set(covers.map(({ alt }) => alt)).size).toBe(covers.length)
  for (const { alt, svg } of covers) {
    expect(alt.length).toBeGreaterThan(15)
    expect(svg).toMatch(/^<svg [^>]*width="640" height="360"[^>]*>.*<\/svg>$/)
    expect(svg).not.toMatch(/NaN|undefined|<text|<image|href/)
  }
})
