import { definePlugin } from '#core/plugin/define-plugin.ts'
import { theme } from '#core/plugin/theme.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

const family = 'Rubik'

/** Building blocks in primary colours: a house with a garden, an awning below the head. */
const kindergarden = theme({
  key: 'kindergarden',
  name: 'theme-kindergarden.name',
  typefaces: [{ family: family, package: '@fontsource-variable/rubik' }],
  fonts: {
    regular: { family: family, weight: 400 },
    medium: { family: family, weight: 500 },
    bold: { family: family, weight: 700 },
    extraBold: { family: family, weight: 900 },
  },
  colors: {
    primary: { light: '#1f4f9e', dark: '#9cc2ff' },
    basicText: { light: '#1d2747', dark: '#f4f5fb' },
    greyText: { light: '#525a75', dark: '#b9c0d6' },
    navbar: { light: '#ffffff', dark: '#18213c' },
    imageBorder: { light: '#f2d48a', dark: '#3b4a75' },
    background: { light: '#fffaf0', dark: '#10172c' },
    backgroundHover: { light: '#ffeec4', dark: '#26345c' },
    contest: { light: '#a8261a', dark: '#ff9d8f' },
    relation: { light: '#1f6b43', dark: '#7fd6a3' },
  },
  other: {
    boxShadow: { light: '0 1px 2px rgb(29 39 71 / 0.08), 0 6px 20px rgb(29 39 71 / 0.08)', dark: '0 1px 2px rgb(0 0 0 / 0.4)' },
    boxShadowHover: { light: '0 2px 4px rgb(29 39 71 / 0.12), 0 12px 32px rgb(29 39 71 / 0.16)', dark: '0 4px 16px rgb(0 0 0 / 0.6)' },
    scrollbar: { light: '#f5e6c0', dark: '#18213c' },
    scrollbarThumb: { light: '#5b82c2', dark: '#6d86b8' },
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
  layouts: { head: 'band', hero: 'overlap', gallery: 'grid', news: 'cards' },
  shapes: { corners: 'soft', pictures: 'border', headings: 'left', edges: 'scallop' },
})

/** Theme "Kindergarden": a house of building blocks. */
export const plugin = definePlugin({
  name: 'theme-kindergarden',
  themes: [kindergarden],
  assets: new URL('./assets/', import.meta.url),
  messages: { pl, ua, en },
})
