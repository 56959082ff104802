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

/** What a theme has besides colours: shadows as CSS, colours of the scrollbar. */
export const themeOthers = ['boxShadow', 'boxShadowHover', 'scrollbar', 'scrollbarThumb'] as const

/** Drawings of a theme: browser tab, line below the head, welcome, foot, stroke below headings, page that does not exist. */
export const themeAssets = ['icon', 'head', 'welcome', 'foot', 'stroke', 'lost'] as const
export type ThemeAsset = (typeof themeAssets)[number]

/** Icons of a theme, in one colour, which the page gives them. */
export const themeIcons = ['youtube', 'contest', 'news', 'gallery'] as const

/** Layouts among which a theme chooses; sites know how to draw each. */
export const themeLayouts = {
  /** Title above the menu in the middle, beside it, or on a band of the main colour. */
  head: ['centred', 'beside', 'band'],
  /** Pictures of one size, of their own height like on a wall, or in a row that scrolls. */
  gallery: ['grid', 'wall', 'strip'],
  /** Posts as cards side by side, or one below the other. */
  news: ['cards', 'list'],
} as const
export type ThemeLayouts = { readonly [Part in keyof typeof themeLayouts]: (typeof themeLayouts)[Part][number] }

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

/** Face of web sites of facilities, as data: it loads nothing foreign, and cannot break a page. */
export interface Theme {
  /** Key that sites store: letters, digits and `_`. */
  readonly key: string
  readonly name: MessageKey
  readonly fonts: Readonly<Record<(typeof themeFonts)[number], ThemeFont>>
  /** `#rrggbb`. */
  readonly colors: Readonly<Record<ThemeColor, ThemeShades>>
  readonly other: Readonly<Record<(typeof themeOthers)[number], ThemeShades>>
  /** Names of files in the plugin's folder `assets`. */
  readonly assets: Readonly<Record<ThemeAsset, string>>
  readonly icons: Readonly<Record<(typeof themeIcons)[number], string>>
  readonly layouts: ThemeLayouts
}

/** Declares a theme. */
export const theme = (theme: Theme): Theme => theme
