import { expect, test } from 'vitest'
import { checkThemes } from './check-themes.ts'
import { BadPlugins } from './dependency-order.ts'
import { type Theme, themeAssets, themeColors, themeFonts, themeIcons } from './theme.ts'
import { themeFaults } from './theme-faults.ts'

const each = (names: readonly string[], value: unknown): Record<string, unknown> => Object.fromEntries(names.map((name) => [name, value]))
const black = { light: '#000000', dark: '#ffffff' }

const whole = {
  key: 'ocean',
  name: 'theme-ocean.name',
  fonts: each(themeFonts, { family: 'Onest', weight: 400 }),
  colors: each(themeColors, black),
  other: {
    boxShadow: { light: '0 1px rgb(0 0 0 / 0.1)', dark: 'none' },
    boxShadowHover: { light: 'none', dark: 'none' },
    scrollbar: black,
    scrollbarThumb: black,
  },
  assets: each(themeAssets, 'a.svg'),
  icons: each(themeIcons, 'i.svg'),
  layouts: { head: 'beside', hero: 'beside', gallery: 'grid', news: 'list' },
  shapes: { corners: 'round', pictures: 'plain', headings: 'left', edges: 'straight' },
}
const without = (group: 'assets' | 'colors' | 'fonts' | 'icons' | 'layouts' | 'other' | 'shapes', name: string) => {
  const { [name]: _, ...rest } = whole[group] as Record<string, unknown>
  return { ...whole, [group]: rest }
}

test('WB-14 a theme with all tokens has no fault', () => {
  expect(themeFaults(whole)).toEqual([])
})

test.each([
  ['colors', 'navbar'],
  ['fonts', 'extraBold'],
  ['other', 'boxShadow'],
  ['assets', 'lost'],
  ['icons', 'contest'],
  ['layouts', 'gallery'],
  ['shapes', 'edges'],
] as const)('WB-14 the missing token %s.%s is named', (group, name) => {
  expect(themeFaults(without(group, name))).toEqual([`${group}.${name} is missing`])
})

test.each<[string, object, string]>([
  ['a group that is missing', { layouts: undefined }, 'layouts.head is missing'],
  ['a token that no theme has', { colors: { ...whole.colors, navbra: black } }, 'colors.navbra is no token of themes'],
  ['a member that no theme has', { components: {} }, 'components is no part of themes'],
  ['a colour in one shade', { colors: { ...whole.colors, navbar: { light: '#000000' } } }, 'colors.navbar must be a colour #rrggbb'],
  ['a colour by name', { colors: { ...whole.colors, navbar: { light: 'red', dark: 'red' } } }, 'colors.navbar must be a colour #rrggbb'],
  [
    'a shadow that ends its rule',
    { other: { ...whole.other, boxShadow: { light: 'none; } body { x: y', dark: 'none' } } },
    'other.boxShadow must be a shadow',
  ],
  [
    'a shadow that loads a file',
    { other: { ...whole.other, boxShadow: { light: 'url(//a.pl/b)', dark: 'none' } } },
    'other.boxShadow must be a shadow',
  ],
  ['a drawing of another folder', { assets: { ...whole.assets, icon: '../a.svg' } }, 'assets.icon must be the name of a file'],
  ['a foreign drawing', { icons: { ...whole.icons, news: 'https://a.pl/i.svg' } }, 'icons.news must be the name of a file'],
  ['a layout that sites do not know', { layouts: { ...whole.layouts, head: 'upside-down' } }, 'layouts.head must be one of'],
  ['a key with a hyphen', { key: 'deep-ocean' }, 'key must be letters'],
  ['a font that is not loaded', { fonts: { ...whole.fonts, bold: { family: 'Lora', weight: 700 } } }, 'no typeface has the family Lora'],
  [
    'more than three typefaces',
    { typefaces: ['A', 'B', 'C'].map((family) => ({ family, package: `@fontsource/${family}` })) },
    'typefaces: 4 are too many',
  ],
])('WB-14 %s is refused', (_, changes, fault) => {
  expect(themeFaults({ ...whole, ...changes })).toContainEqual(expect.stringContaining(fault))
})

test('WB-14 what is no theme at all is refused without an exception', () => {
  for (const value of [null, undefined, 'ocean', [], {}]) expect(themeFaults(value).length).toBeGreaterThan(0)
})

test('WB-14 nothing starts with a theme that lacks a token, and the reason is said', () => {
  const start = (theme: object) => checkThemes([{ name: 'theme-ocean', themes: [theme as unknown as Theme] }])
  expect(() => start(whole)).not.toThrow()
  expect(() => start(without('colors', 'navbar'))).toThrow(BadPlugins)
  expect(() => start(without('colors', 'navbar'))).toThrow('Theme of plugin theme-ocean: colors.navbar is missing.')
})
