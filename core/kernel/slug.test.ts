import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeText, freeSlug, slugOf } from './slug.ts'

describe('slugs', () => {
  test('Polish letters are folded, ł among them', () => {
    expect(normalizeText('Łódź Żółć')).toBe('lodz zolc')
    expect(slugOf('Żłobek „Pod Chmurką" nr 3')).toBe('zlobek-pod-chmurka-nr-3')
    expect(slugOf('KIDS&Co.')).toBe('kids-i-co')
  })

  test('a long name is cut at a word', () => {
    expect(slugOf('Publiczny Żłobek Integracyjny imienia Marii Konopnickiej', 30)).toBe('publiczny-zlobek-integracyjny')
  })

  test('whatever the text, a slug is a–z, 0–9 and single hyphens within its limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 5, max: 80 }), (text, limit) => {
        const slug = slugOf(text, limit)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(limit)
      }),
    )
  })

  test('a clash gets a number', () => {
    const taken = new Set(['bajka', 'bajka-2'])
    expect(freeSlug('bajka', (slug) => taken.has(slug))).toBe('bajka-3')
    expect(freeSlug('mis', (slug) => taken.has(slug))).toBe('mis')
  })
})
