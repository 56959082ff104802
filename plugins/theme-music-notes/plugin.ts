import { definePlugin } from '#core/plugin/define-plugin.ts'
import { theme } from '#core/plugin/theme.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

const headings = 'Playfair Display'
const texts = 'Lora'

/** Ink and one red on note paper; in the dark chalk on slate. */
const musicNotes = theme({
  key: 'music_notes',
  name: 'theme-music-notes.name',
  typefaces: [
    { family: headings, package: '@fontsource-variable/playfair-display' },
    { family: texts, package: '@fontsource-variable/lora' },
  ],
  fonts: {
    regular: { family: texts, weight: 400 },
    medium: { family: texts, weight: 550 },
    bold: { family: texts, weight: 700 },
    extraBold: { family: headings, weight: 800 },
  },
  colors: {
    primary: { light: '#a3231b', dark: '#ff9a8c' },
    basicText: { light: '#1e1b18', dark: '#f6f1e6' },
    greyText: { light: '#5a5349', dark: '#c1b8a8' },
    navbar: { light: '#fffdf7', dark: '#221f1b' },
    imageBorder: { light: '#d9cdb4', dark: '#4a443b' },
    background: { light: '#f8f3e6', dark: '#161411' },
    backgroundHover: { light: '#efe5cd', dark: '#332e27' },
    contest: { light: '#8a2a5a', dark: '#ffa3cb' },
    relation: { light: '#24597a', dark: '#93cdf0' },
  },
  other: {
    boxShadow: { light: '0 1px 2px rgb(30 27 24 / 0.08), 0 6px 20px rgb(30 27 24 / 0.08)', dark: '0 1px 2px rgb(0 0 0 / 0.4)' },
    boxShadowHover: { light: '0 2px 4px rgb(30 27 24 / 0.12), 0 12px 32px rgb(30 27 24 / 0.16)', dark: '0 4px 16px rgb(0 0 0 / 0.6)' },
    scrollbar: { light: '#efe5cd', dark: '#221f1b' },
    scrollbarThumb: { light: '#9c8d74', dark: '#7d7261' },
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
  layouts: { head: 'centred', hero: 'beside', gallery: 'strip', news: 'list' },
  shapes: { corners: 'square', pictures: 'border', headings: 'left', edges: 'wave' },
})

/** Theme "Music notes": birds on staves, and a cat on the keys. */
export const plugin = definePlugin({
  name: 'theme-music-notes',
  themes: [musicNotes],
  assets: new URL('./assets/', import.meta.url),
  messages: { pl, ua, en },
})
