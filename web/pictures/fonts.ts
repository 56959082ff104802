import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const subsets = ['latin', 'latin-ext', 'cyrillic'] as const
const weights = [400, 700] as const

/** The house's type as files that pictures are set from: the letters of three languages in two weights. */
export const readFonts = () =>
  weights.flatMap((weight) =>
    subsets.map((subset) => ({
      name: `Onest ${subset}`,
      weight,
      style: 'normal' as const,
      data: readFileSync(require.resolve(`@fontsource/onest/files/onest-${subset}-${weight}-normal.woff`)),
    })),
  )

/** The family under which they are found. */
export const fontFamily = subsets.map((subset) => `Onest ${subset}`).join(', ')
