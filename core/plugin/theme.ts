import type { MessageKey } from '#core/kernel/message-key.ts'

/** Colours of a theme (specification §3, "Theme"). */
export const themeColors = [
  'primary',
  'basicText',
  'greyText',
  'navbar',
  'imageBorder',
  'background',
  'backgroundHover',
  'contest',
  'relation',
] as const
export type ThemeColor = (typeof themeColors)[number]

/** Letters of a theme, from texts to the largest headings. */
export const themeFonts = ['regular', 'medium', 'bold', 'extraBold'] as const

/** Values of a theme besides its colours: shadows as CSS, colours of the scrollbar. */
export const themeOthers = ['boxShadow', 'boxShadowHover', 'scrollbar', 'scrollbarThumb'] as const

/**
 * Drawings of a theme: browser tab (64 × 64), line below the head, hero (720 × 520), foot, stroke below headings, page
 * that does not exist (440 × 400). Lines are tiles: below the head 32 px high, for a head as a scene 1440 × 220; at the foot
 * 96 px. Strokes are stretched. In the dark, a drawing may change itself by `@media (prefers-color-scheme: dark)`.
 */
export const themeAssets = ['icon', 'head', 'hero', 'foot', 'stroke', 'lost'] as const
export type ThemeAsset = (typeof themeAssets)[number]

/** Icons of a theme, in one colour, which the page gives them. */
export const themeIcons = ['youtube', 'contest', 'news', 'gallery'] as const

/** Layouts among which a theme chooses; sites know how to draw each. */
export const themeLayouts = {
  /** Title above the menu in the middle; beside it; on a band of the main colour; in front of the head's drawing as a scene. */
  head: ['centred', 'beside', 'band', 'scene'],
  /** Words beside the picture; on a card in front of the whole drawing; in the middle below the picture; on a card over its edge. */
  hero: ['beside', 'scene', 'stage', 'overlap'],
  /** Pictures of one size; of their own height like on a wall; in a row that scrolls; like prints that lie about. */
  gallery: ['grid', 'wall', 'strip', 'prints'],
  /** Posts as cards side by side; one below the other; like notes on a board; along a line of days. */
  news: ['cards', 'list', 'notes', 'timeline'],
} as const
export type ThemeLayouts = { readonly [Part in keyof typeof themeLayouts]: (typeof themeLayouts)[Part][number] }

/** Shapes among which a theme chooses. */
export const themeShapes = {
  /** Corners of cards, buttons and fields. */
  corners: ['round', 'soft', 'square', 'cut'],
  /** Frame of pictures. */
  pictures: ['plain', 'border', 'porthole', 'scallop', 'tape'],
  /** Place of headings and of the stroke below them; on a ribbon of the main colour. */
  headings: ['left', 'centred', 'ribbon'],
  /** Edge of sections that have a ground of their own. */
  edges: ['straight', 'wave', 'scallop', 'zigzag'],
} as const
export type ThemeShapes = { readonly [Part in keyof typeof themeShapes]: (typeof themeShapes)[Part][number] }

/** Value in light and dark. */
export interface ThemeShades {
  readonly light: string
  readonly dark: string
}

/** Letters by name and weight, with others that stand in until they are loaded. */
export interface ThemeFont {
  readonly family: string
  readonly weight: number
}

/** Typeface from a package of Fontsource, whose files Kredka serves itself; without weights it is a variable one. */
export interface PackagedTypeface {
  readonly family: string
  /** Name of the npm package: `@fontsource-variable/baloo-2`, `@fontsource/patrick-hand`. */
  readonly package: string
  readonly weights?: readonly number[]
}

/** Typeface that a theme brings itself, in files of its folder `assets`. */
export interface OwnTypeface {
  readonly family: string
  readonly files: readonly {
    /** WOFF2: `ocean-bold.woff2`. */
    readonly file: string
    /** Weight of the letters, or the lightest and the heaviest one of a variable typeface. */
    readonly weight: number | readonly [lightest: number, heaviest: number]
  }[]
}

export type ThemeTypeface = PackagedTypeface | OwnTypeface

/** Tells if a theme brings a typeface itself. */
export const isOwnTypeface = (typeface: ThemeTypeface): typeface is OwnTypeface => 'files' in typeface

/** Most typefaces of a theme. */
export const maximumTypefaces = 3

/** Face of web sites of facilities, as data: it loads nothing foreign, and cannot break a page. */
export interface Theme {
  /** Key that sites store: letters, digits and `_`. */
  readonly key: string
  readonly name: MessageKey
  /** Typefaces other than Onest, which each page has. */
  readonly typefaces?: readonly ThemeTypeface[]
  readonly fonts: Readonly<Record<(typeof themeFonts)[number], ThemeFont>>
  /** `#rrggbb`. */
  readonly colors: Readonly<Record<ThemeColor, ThemeShades>>
  readonly other: Readonly<Record<(typeof themeOthers)[number], ThemeShades>>
  /** Names of files in the plugin's folder `assets`. */
  readonly assets: Readonly<Record<ThemeAsset, string>>
  readonly icons: Readonly<Record<(typeof themeIcons)[number], string>>
  readonly layouts: ThemeLayouts
  readonly shapes: ThemeShapes
}

/** Declares a theme. */
export const theme = (theme: Theme): Theme => theme
