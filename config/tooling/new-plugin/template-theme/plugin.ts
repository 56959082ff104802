import { definePlugin } from '#core/plugin/define-plugin.ts'
import { theme } from '#core/plugin/theme.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

const family = 'Onest'

/** Say here what one sees: "wax crayons on warm paper; in the dark on a blackboard". */
const sampleTheme = theme({
  key: 'sample_key',
  name: 'sample-plugin.name',
  fonts: {
    regular: { family, weight: 400 },
    medium: { family, weight: 550 },
    bold: { family, weight: 700 },
    extraBold: { family, weight: 800 },
  },
  colors: {
    primary: { light: '#1f5fa8', dark: '#9ccbff' },
    basicText: { light: '#14202c', dark: '#f2f7fb' },
    greyText: { light: '#4d5c6b', dark: '#b3c0cc' },
    navbar: { light: '#ffffff', dark: '#18222c' },
    imageBorder: { light: '#cfe0ec', dark: '#33424f' },
    background: { light: '#f3f9fc', dark: '#0f171e' },
    backgroundHover: { light: '#dff0f8', dark: '#21303c' },
    contest: { light: '#a3340f', dark: '#ffb596' },
    relation: { light: '#1d6b4a', dark: '#7fdcb2' },
  },
  other: {
    boxShadow: { light: '0 2px 8px rgb(31 95 168 / 0.12)', dark: '0 2px 8px rgb(0 0 0 / 0.4)' },
    boxShadowHover: { light: '0 8px 24px rgb(31 95 168 / 0.2)', dark: '0 8px 24px rgb(0 0 0 / 0.6)' },
    scrollbar: { light: '#dff0f8', dark: '#18222c' },
    scrollbarThumb: { light: '#6f9fc4', dark: '#5c7c96' },
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
  layouts: { head: 'beside', hero: 'beside', gallery: 'grid', news: 'list' },
  shapes: { corners: 'soft', pictures: 'border', headings: 'left', edges: 'straight' },
})

/** Theme "Sample name": say here what it is about. */
export const plugin = definePlugin({
  name: 'sample-plugin',
  themes: [sampleTheme],
  assets: new URL('./assets/', import.meta.url),
  messages: { pl, ua, en },
})
