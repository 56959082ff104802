import { definePlugin } from '#core/plugin/define-plugin.ts'
import { theme } from '#core/plugin/theme.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

const headings = 'Pangolin'
const texts = 'Nunito'

/** A meadow in June, cut out of paper; in the dark at dusk. */
const meadow = theme({
  key: 'meadow',
  name: 'theme-meadow.name',
  typefaces: [
    { family: headings, package: '@fontsource/pangolin', weights: [400] },
    { family: texts, package: '@fontsource-variable/nunito' },
  ],
  fonts: {
    regular: { family: texts, weight: 400 },
    medium: { family: texts, weight: 600 },
    bold: { family: texts, weight: 800 },
    extraBold: { family: headings, weight: 400 },
  },
  colors: {
    primary: { light: '#2c6636', dark: '#a5dc9a' },
    basicText: { light: '#1f2d20', dark: '#f1f6ec' },
    greyText: { light: '#4d5c4c', dark: '#b4c4ae' },
    navbar: { light: '#fffef8', dark: '#18261b' },
    imageBorder: { light: '#cfe0b8', dark: '#35492f' },
    background: { light: '#f6f9ea', dark: '#0f1a12' },
    backgroundHover: { light: '#dff0cd', dark: '#22372a' },
    contest: { light: '#a02a3a', dark: '#ffa3a8' },
    relation: { light: '#32528f', dark: '#a9c4ff' },
  },
  other: {
    boxShadow: { light: '0 1px 2px rgb(44 102 54 / 0.08), 0 6px 20px rgb(44 102 54 / 0.08)', dark: '0 1px 2px rgb(0 0 0 / 0.4)' },
    boxShadowHover: { light: '0 2px 4px rgb(44 102 54 / 0.12), 0 12px 32px rgb(44 102 54 / 0.16)', dark: '0 4px 16px rgb(0 0 0 / 0.6)' },
    scrollbar: { light: '#e2edd0', dark: '#18261b' },
    scrollbarThumb: { light: '#7aa871', dark: '#5f8a5c' },
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
  layouts: { head: 'centred', hero: 'scene', gallery: 'wall', news: 'list' },
  shapes: { corners: 'round', pictures: 'scallop', headings: 'centred', edges: 'wave' },
})

/** Theme "Meadow": flowers, grass and a ladybird. */
export const plugin = definePlugin({
  name: 'theme-meadow',
  themes: [meadow],
  assets: new URL('./assets/', import.meta.url),
  messages: { pl, ua, en },
})
