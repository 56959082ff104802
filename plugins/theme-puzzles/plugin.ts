import { definePlugin } from '#core/plugin/define-plugin.ts'
import { theme } from '#core/plugin/theme.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

const family = 'Balsamiq Sans'

/** Jigsaw pieces in four flat colours; in the dark on navy. */
const puzzles = theme({
  key: 'puzzles',
  name: 'theme-puzzles.name',
  typefaces: [{ family, package: '@fontsource/balsamiq-sans', weights: [400, 700] }],
  fonts: {
    regular: { family: family, weight: 400 },
    medium: { family: family, weight: 400 },
    bold: { family: family, weight: 700 },
    extraBold: { family: family, weight: 700 },
  },
  colors: {
    primary: { light: '#1d4fa8', dark: '#9cc0ff' },
    basicText: { light: '#171d36', dark: '#f2f4ff' },
    greyText: { light: '#4c5470', dark: '#b7bfdd' },
    navbar: { light: '#ffffff', dark: '#1b2340' },
    imageBorder: { light: '#c9d4ef', dark: '#3a4680' },
    background: { light: '#f4f7ff', dark: '#10162c' },
    backgroundHover: { light: '#ffe9a6', dark: '#2a3566' },
    contest: { light: '#a8231b', dark: '#ff9d95' },
    relation: { light: '#17663f', dark: '#7fdcae' },
  },
  other: {
    boxShadow: { light: '0 1px 2px rgb(29 79 168 / 0.08), 0 6px 20px rgb(29 79 168 / 0.08)', dark: '0 1px 2px rgb(0 0 0 / 0.4)' },
    boxShadowHover: { light: '0 2px 4px rgb(29 79 168 / 0.12), 0 12px 32px rgb(29 79 168 / 0.16)', dark: '0 4px 16px rgb(0 0 0 / 0.6)' },
    scrollbar: { light: '#dde6fb', dark: '#1b2340' },
    scrollbarThumb: { light: '#6f93d8', dark: '#5a6bb0' },
  },
  assets: {
    icon: 'icon.svg',
    head: 'head.svg',
    hero: 'hero.svg',
    foot: 'foot.svg',
    stroke: 'stroke.svg',
    lost: 'lost.svg',
  },
  icons: { youtube: 'icon-youtube.svg', contest: 'icon-contest.svg', news: 'icon-news.svg', gallery: 'icon-gallery.svg' },
  layouts: { head: 'band', hero: 'stage', gallery: 'grid', news: 'cards' },
  shapes: { corners: 'cut', pictures: 'border', headings: 'ribbon', edges: 'zigzag' },
})

/** Theme "Puzzles": jigsaw pieces in four flat colours, in the dark on navy. */
export const plugin = definePlugin({
  name: 'theme-puzzles',
  themes: [puzzles],
  assets: new URL('./assets/', import.meta.url),
  messages: { pl, ua, en },
})
