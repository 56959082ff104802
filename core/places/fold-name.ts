import { normalizeText } from '#core/kernel/slug.ts'

/** A place's name for comparison: letters as `fold` has them, and what people write between them besides: no apostrophes; hyphens and runs of blanks are one blank (`Bielsko-Biała` → `bielsko biala`). */
export const normalizeName = (name: string): string =>
  normalizeText(name)
    .replace(/[’'ʼ]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
