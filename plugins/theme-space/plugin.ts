import { definePlugin } from '#core/plugin/define-plugin.ts'
import { theme } from '#core/plugin/theme.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

const headings = 'Unbounded'
const texts = 'Exo 2'

/** Night sky above a moon, also by day: rockets, planets, stars. */
const space = theme({
  key: 'space',
  name: 'theme-space.name',
  typefaces: [
    { family: headings, package: '@fontsource-variable/unbounded' },
    { family: texts, package: '@fontsource-variable/exo-2' },
  ],
  fonts: {
    regular: { family: texts, weight: 400 },
    medium: { family: texts, weight: 600 },
    bold: { family: texts, weight: 750 },
    extraBold: { family: headings, weight: 700 },
  },
  colors: {
    primary: { light: '#3a2c9c', dark: '#b9adff' },
    basicText: { light: '#17133a', dark: '#f3f1ff' },
    greyText: { light: '#565178', dark: '#b8b3d8' },
    navbar: { light: '#ffffff', dark: '#1a1740' },
    imageBorder: { light: '#d6d1f2', dark: '#3a3573' },
    background: { light: '#f5f3ff', dark: '#0f0d29' },
    backgroundHover: { light: '#e5e0ff', dark: '#292560' },
    contest: { light: '#a32a4e', dark: '#ff9fb4' },
    relation: { light: '#0d6270', dark: '#6fdde0' },
  },
  other: {
    boxShadow: { light: '0 1px 2px rgb(58 44 156 / 0.08), 0 6px 20px rgb(58 44 156 / 0.08)', dark: '0 1px 2px rgb(0 0 0 / 0.4)' },
    boxShadowHover: { light: '0 2px 4px rgb(58 44 156 / 0.12), 0 12px 32px rgb(58 44 156 / 0.16)', dark: '0 4px 16px rgb(0 0 0 / 0.6)' },
    scrollbar: { light: '#e5e0ff', dark: '#1a1740' },
    scrollbarThumb: { light: '#7d70cc', dark: '#6a60ad' },
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
  layouts: { head: 'scene', hero: 'stage', gallery: 'strip', news: 'timeline' },
  shapes: { corners: 'round', pictures: 'porthole', headings: 'left', edges: 'straight' },
})

/** Theme "Space": rockets, planets and stars. */
export const plugin = definePlugin({
  name: 'theme-space',
  themes: [space],
  assets: new URL('./assets/', import.meta.url),
  messages: { pl, ua, en },
})
