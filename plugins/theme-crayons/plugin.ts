import { definePlugin } from '#core/plugin/define-plugin.ts'
import { theme } from '#core/plugin/theme.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

const family = 'Onest'

/** Wax crayons on warm paper; in the dark on a blackboard. */
const crayons = theme({
  key: 'crayons',
  name: 'theme-crayons.name',
  fonts: {
    regular: { family, weight: 400 },
    medium: { family, weight: 550 },
    bold: { family, weight: 700 },
    extraBold: { family, weight: 850 },
  },
  colors: {
    primary: { light: '#5b2e9e', dark: '#c9adff' },
    basicText: { light: '#17121f', dark: '#f7f4fb' },
    greyText: { light: '#5b5367', dark: '#bdb5ca' },
    navbar: { light: '#ffffff', dark: '#1c1726' },
    imageBorder: { light: '#ecdfc6', dark: '#3a3247' },
    background: { light: '#fbf7ee', dark: '#121018' },
    backgroundHover: { light: '#fff0c7', dark: '#2a2238' },
    contest: { light: '#a0195a', dark: '#ff9ec8' },
    relation: { light: '#0b6466', dark: '#62d3cd' },
  },
  other: {
    boxShadow: { light: '0 1px 2px rgb(91 46 158 / 0.08), 0 6px 20px rgb(91 46 158 / 0.08)', dark: '0 1px 2px rgb(0 0 0 / 0.4)' },
    boxShadowHover: { light: '0 2px 4px rgb(91 46 158 / 0.12), 0 12px 32px rgb(91 46 158 / 0.16)', dark: '0 4px 16px rgb(0 0 0 / 0.6)' },
    scrollbar: { light: '#f2e8d3', dark: '#1c1726' },
    scrollbarThumb: { light: '#8a6fc0', dark: '#7a6a99' },
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
  layouts: { head: 'beside', hero: 'beside', gallery: 'wall', news: 'cards' },
  shapes: { corners: 'round', pictures: 'plain', headings: 'left', edges: 'straight' },
})

/** Theme "Crayons": what children draw, on warm paper. */
export const plugin = definePlugin({
  name: 'theme-crayons',
  themes: [crayons],
  assets: new URL('./assets/', import.meta.url),
  messages: { pl, ua, en },
})
