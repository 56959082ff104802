import { definePlugin } from '#core/plugin/define-plugin.ts'
import { theme } from '#core/plugin/theme.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

const headings = 'Podkova'
const texts = 'Nunito'

/** Teddy bears in a forest with honey; in the dark by the fire. */
const bears = theme({
  key: 'bears',
  name: 'theme-bears.name',
  typefaces: [
    { family: headings, package: '@fontsource-variable/podkova' },
    { family: texts, package: '@fontsource-variable/nunito' },
  ],
  fonts: {
    regular: { family: texts, weight: 400 },
    medium: { family: texts, weight: 600 },
    bold: { family: texts, weight: 800 },
    extraBold: { family: headings, weight: 800 },
  },
  colors: {
    primary: { light: '#7c3f14', dark: '#ffc46b' },
    basicText: { light: '#2e1d10', dark: '#fbf1e2' },
    greyText: { light: '#65503c', dark: '#cdb89d' },
    navbar: { light: '#fffaf0', dark: '#2b2017' },
    imageBorder: { light: '#e7d2ad', dark: '#4d3b2a' },
    background: { light: '#f9efdc', dark: '#1c150e' },
    backgroundHover: { light: '#f8dfae', dark: '#3a2b1c' },
    contest: { light: '#9b2a20', dark: '#ff9f8f' },
    relation: { light: '#2c5a45', dark: '#9fd3b4' },
  },
  other: {
    boxShadow: { light: '0 1px 2px rgb(92 52 20 / 0.08), 0 6px 20px rgb(92 52 20 / 0.08)', dark: '0 1px 2px rgb(0 0 0 / 0.4)' },
    boxShadowHover: { light: '0 2px 4px rgb(92 52 20 / 0.12), 0 12px 32px rgb(92 52 20 / 0.16)', dark: '0 4px 16px rgb(0 0 0 / 0.6)' },
    scrollbar: { light: '#f0e0c2', dark: '#2b2017' },
    scrollbarThumb: { light: '#b98a55', dark: '#8a6a44' },
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
  layouts: { head: 'beside', hero: 'overlap', gallery: 'prints', news: 'notes' },
  shapes: { corners: 'round', pictures: 'tape', headings: 'left', edges: 'scallop' },
})

/** Theme "Bears": teddy bears in a forest with pots of honey, in the dark by the fire. */
export const plugin = definePlugin({
  name: 'theme-bears',
  themes: [bears],
  assets: new URL('./assets/', import.meta.url),
  messages: { pl, ua, en },
})
