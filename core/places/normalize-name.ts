import { normalizeText } from '#core/kernel/slug.ts'

/**
 * Normalizes a place name for comparison: `normalizeText`, without apostrophes, hyphens and runs of spaces replaced by
 * one space (`Bielsko-Biała` → `bielsko biala`).
 */
export const normalizeName = (name: string): string =>
  normalizeText(name)
    .replace(/[’'ʼ]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
