import { definePlugin } from '#core/plugin/define-plugin.ts'
import { theme } from '#core/plugin/theme.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

const headings = 'Comfortaa'
const texts = 'Nunito'

/** A rainbow between clouds; in the dark in the evening. */
const rainbow = theme({
  key: 'rainbow',
  name: 'theme-rainbow.name',
  typefaces: [
    { family: headings, package: '@fontsource-variable/comfortaa' },
    { family: texts, package: '@fontsource-variable/nunito' },
  ],
  fonts: {
    regular: { family: texts, weight: 400 },
    medium: { family: texts, weight: 600 },
    bold: { family: texts, weight: 800 },
    extraBold: { family: headings, weight: 700 },
  },
  colors: {
    primary: { light: '#5a3fb0', dark: '#c9b8ff' },
    basicText: { light: '#241d45', dark: '#f4f2ff' },
    greyText: { light: '#585073', dark: '#bdb8dc' },
    navbar: { light: '#ffffff', dark: '#1f2650' },
    imageBorder: { light: '#d6e4f3', dark: '#3e4880' },
    background: { light: '#f5faff', dark: '#141a38' },
    backgroundHover: { light: '#fdeef2', dark: '#2c3468' },
    contest: { light: '#a3224e', dark: '#ff9fbf' },
    relation: { light: '#12616f', dark: '#86d9e6' },
  },
  other: {
    boxShadow: { light: '0 1px 2px rgb(90 63 176 / 0.08), 0 6px 20px rgb(90 63 176 / 0.08)', dark: '0 1px 2px rgb(0 0 0 / 0.4)' },
    boxShadowHover: { light: '0 2px 4px rgb(90 63 176 / 0.12), 0 12px 32px rgb(90 63 176 / 0.16)', dark: '0 4px 16px rgb(0 0 0 / 0.6)' },
    scrollbar: { light: '#e4effa', dark: '#1f2650' },
    scrollbarThumb: { light: '#9f8fe0', dark: '#6f68b8' },
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
  layouts: { head: 'scene', hero: 'scene', gallery: 'wall', news: 'timeline' },
  shapes: { corners: 'round', pictures: 'plain', headings: 'centred', edges: 'wave' },
})

/** Theme "Rainbow": a rainbow between clouds and raindrops, in the dark in the evening. */
export const plugin = definePlugin({
  name: 'theme-rainbow',
  themes: [rainbow],
  assets: new URL('./assets/', import.meta.url),
  messages: { pl, ua, en },
})
