import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const subsets = ['latin', 'latin-ext', 'cyrillic'] as const
const weights = [400, 700] as const

/** Reads the font files for social images: the characters of three languages in two weights. */
export const readFonts = () =>
  weights.flatMap((weight) =>
    subsets.map((subset) => ({
      name: `Onest ${subset}`,
      weight,
      style: 'normal' as const,
      data: readFileSync(require.resolve(`@fontsource/onest/files/onest-${subset}-${weight}-normal.woff`)),
    })),
  )

/** Font family of these fonts. */
export const fontFamily = subsets.map((subset) => `Onest ${subset}`).join(', ')
