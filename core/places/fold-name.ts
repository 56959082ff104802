import { fold } from '#core/kernel/slug.ts'

/** A place's name for comparison: no case, no accents, no apostrophes; hyphens and runs of blanks are one blank (`Bielsko-Biała` → `bielsko biala`). */
export const foldName = (name: string): string =>
  fold(name)
    .replace(/[’'ʼ]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
