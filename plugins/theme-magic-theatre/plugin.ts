import { definePlugin } from '#core/plugin/define-plugin.ts'
import { theme } from '#core/plugin/theme.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

const headings = 'Yeseva One'
const texts = 'Literata'

/** A puppet theatre in burgundy and gold; in the dark when the lights go out. */
const magicTheatre = theme({
  key: 'magic_theatre',
  name: 'theme-magic-theatre.name',
  typefaces: [
    { family: headings, package: '@fontsource/yeseva-one', weights: [400] },
    { family: texts, package: '@fontsource-variable/literata' },
  ],
  fonts: {
    regular: { family: texts, weight: 400 },
    medium: { family: texts, weight: 500 },
    bold: { family: texts, weight: 700 },
    extraBold: { family: headings, weight: 400 },
  },
  colors: {
    primary: { light: '#86182c', dark: '#f0c873' },
    basicText: { light: '#2a1420', dark: '#fbf0e6' },
    greyText: { light: '#664a55', dark: '#d3bcc0' },
    navbar: { light: '#fffaf3', dark: '#2a1334' },
    imageBorder: { light: '#e6cfa0', dark: '#5c3a6b' },
    background: { light: '#fbf3e6', dark: '#1b0d24' },
    backgroundHover: { light: '#f5e2bd', dark: '#3d2049' },
    contest: { light: '#7a2a8a', dark: '#e9b0f5' },
    relation: { light: '#1f5b63', dark: '#92d6dc' },
  },
  other: {
    boxShadow: { light: '0 1px 2px rgb(134 24 44 / 0.08), 0 6px 20px rgb(134 24 44 / 0.08)', dark: '0 1px 2px rgb(0 0 0 / 0.4)' },
    boxShadowHover: { light: '0 2px 4px rgb(134 24 44 / 0.12), 0 12px 32px rgb(134 24 44 / 0.16)', dark: '0 4px 16px rgb(0 0 0 / 0.6)' },
    scrollbar: { light: '#f0dfc4', dark: '#2a1334' },
    scrollbarThumb: { light: '#b8863a', dark: '#7c5690' },
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
  layouts: { head: 'centred', hero: 'stage', gallery: 'prints', news: 'list' },
  shapes: { corners: 'square', pictures: 'scallop', headings: 'ribbon', edges: 'scallop' },
})

/** Theme "Magic theatre": a puppet theatre in burgundy and gold, in the dark when the lights go out. */
export const plugin = definePlugin({
  name: 'theme-magic-theatre',
  themes: [magicTheatre],
  assets: new URL('./assets/', import.meta.url),
  messages: { pl, ua, en },
})
