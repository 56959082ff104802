import { contrastOf } from '#core/kernel/contrast.ts'
import type { Theme, ThemeColor } from './theme.ts'

const grounds = ['background', 'backgroundHover', 'navbar'] as const satisfies readonly ThemeColor[]

/** Least contrast of texts (WCAG 2.2, AA). */
export const minimumContrast = 4.5

/** Colours that are read on the grounds. */
const texts = ['basicText', 'greyText', 'primary', 'contest', 'relation'] as const satisfies readonly ThemeColor[]

/** Contrast of two colours of a theme in one shade. */
export interface ThemeContrast {
  readonly shade: 'light' | 'dark'
  readonly text: ThemeColor | 'onPrimary'
  readonly ground: ThemeColor
  readonly contrast: number
}

/** Letters on the main colour: white or nearly black, whichever is read better. */
export const onColor = (colour: string): string => (contrastOf(colour, '#ffffff') >= contrastOf(colour, '#17121f') ? '#ffffff' : '#17121f')

/** Computes the contrast of all colours of a theme that are read on others. */
export const themeContrasts = ({ colors }: Pick<Theme, 'colors'>): readonly ThemeContrast[] =>
  (['light', 'dark'] as const).flatMap((shade) => [
    ...texts.flatMap((text) =>
      grounds.map((ground) => ({ shade, text, ground, contrast: contrastOf(colors[text][shade], colors[ground][shade]) })),
    ),
    {
      shade,
      text: 'onPrimary' as const,
      ground: 'primary' as const,
      contrast: contrastOf(onColor(colors.primary[shade]), colors.primary[shade]),
    },
  ])
