import { expect, test } from 'vitest'
import { type Theme, themeAssets, themeColors, themeFonts, themeIcons, themeOthers } from './theme.ts'
import { onColor, themeContrasts } from './theme-contrast.ts'
import { themeStylesheet } from './theme-stylesheet.ts'

const each = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

const plain: Theme = {
  key: 'plain',
  name: 'shell.skip',
  fonts: each(themeFonts, { family: 'Onest', weight: 400 }),
  colors: { ...each(themeColors, { light: '#000000', dark: '#ffffff' }), background: { light: '#ffffff', dark: '#ffffff' } },
  other: { ...each(themeOthers, { light: 'none', dark: '0 1px #000' }) },
  assets: { ...each(themeAssets, 'a.svg'), icon: 'b.svg' },
  icons: each(themeIcons, 'i.svg'),
  layouts: { head: 'beside', hero: 'beside', gallery: 'grid', news: 'list' },
  shapes: { corners: 'round', pictures: 'plain', headings: 'left', edges: 'straight' },
}

test('WB-02 a theme is a style sheet of custom properties: colours by shade, files below its folder, shadows by preference', () => {
  const css = themeStylesheet(plain, '/assets/theme-plain')
  for (const line of [
    '--theme-basic-text: light-dark(#000000, #ffffff);',
    '--theme-background: #ffffff;',
    '--theme-icon: url("/assets/theme-plain/b.svg");',
    '--theme-icon-news: url("/assets/theme-plain/i.svg");',
    "--theme-font-extra-bold: 'Onest', 'Onest fallback', system-ui, sans-serif;",
    '--ground: var(--theme-background);',
    '--info: var(--theme-primary);',
  ])
    expect(css).toContain(`\n  ${line}\n`)
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
  expect([light.includes('--theme-box-shadow: none'), dark.includes('--theme-box-shadow: 0 1px #000')]).toEqual([true, true])
})

test('the contrast of a theme names each pair of colours that cannot be read', () => {
  const bad = themeContrasts(plain).filter(({ contrast }) => contrast < 4.5)
  expect(bad).toContainEqual({ shade: 'dark', text: 'basicText', ground: 'background', contrast: 1 })
  expect(bad).not.toContainEqual(expect.objectContaining({ shade: 'light', ground: 'background' }))
  expect([onColor('#ffcf1f'), onColor('#3d1a73')]).toEqual(['#17121f', '#ffffff'])
})
