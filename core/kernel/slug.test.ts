import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeSlug, normalizeText, slugOf } from './slug.ts'

describe('slugs', () => {
  test('removes accents of Polish letters, including ł', () => {
    expect(normalizeText('Łódź Żółć')).toBe('lodz zolc')
    expect(slugOf('Żłobek „Pod Chmurką" nr 3')).toBe('zlobek-pod-chmurka-nr-3')
    expect(slugOf('KIDS&Co.')).toBe('kids-i-co')
  })

  test('cuts a long name at a word boundary', () => {
    expect(slugOf('Publiczny Żłobek Integracyjny imienia Marii Konopnickiej', 30)).toBe('publiczny-zlobek-integracyjny')
  })

  test('a slug of any text has only a–z, 0–9 and single hyphens and respects the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 5, max: 80 }), (text, limit) => {
        const slug = slugOf(text, limit)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(limit)
      }),
    )
  })

  test('adds a number when the slug is taken', () => {
    const taken = new Set(['bajka', 'bajka-2'])
    expect(freeSlug('bajka', (slug) => taken.has(slug))).toBe('bajka-3')
    expect(freeSlug('mis', (slug) => taken.has(slug))).toBe('mis')
  })
})
