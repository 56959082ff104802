import { type Theme, type ThemeColor, type ThemeShades, themeAssets, themeColors, themeFonts, themeIcons, themeOthers } from './theme.ts'
import { onColor } from './theme-contrast.ts'

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const shades = ({ light, dark }: ThemeShades) => (light === dark ? light : `light-dark(${light}, ${dark})`)
const color = (name: ThemeColor) => `var(--theme-${kebab(name)})`

/** Tokens of the design system (web/ui/styles/tokens.css) that follow the theme. */
const tokens = {
  ground: color('background'),
  surface: color('navbar'),
  raised: color('navbar'),
  ink: color('basicText'),
  muted: color('greyText'),
  'field-line': color('greyText'),
  line: color('imageBorder'),
  main: color('primary'),
  'on-main': 'var(--theme-on-primary)',
  second: color('primary'),
  'on-second': 'var(--theme-on-primary)',
  info: color('primary'),
  contest: color('contest'),
  relation: color('relation'),
} as const

/** Shadows differ by more than colours, which is all that `light-dark()` can tell apart. */
const shadows = ({ other }: Theme, shade: keyof ThemeShades) =>
  (['boxShadow', 'boxShadowHover'] as const).map((name) => `--theme-${kebab(name)}: ${other[name][shade]}`)

/**
 * Writes the style sheet of a theme: its values as custom properties `--theme-…`, and the tokens of the design system
 * that follow them, so that components which know no theme have its colours too. `folder` is the address of its files.
 */
export const themeStylesheet = (theme: Theme, folder: string): string => {
  const { fonts, colors, other, assets, icons } = theme
  const file = (name: string) => `url("${folder}/${name}")`
  const lines = [
    ...themeColors.map((name) => `--theme-${kebab(name)}: ${shades(colors[name])}`),
    `--theme-on-primary: ${shades({ light: onColor(colors.primary.light), dark: onColor(colors.primary.dark) })}`,
    ...themeOthers.filter((name) => name.startsWith('scrollbar')).map((name) => `--theme-${kebab(name)}: ${shades(other[name])}`),
    ...themeFonts.flatMap((name) => [
      `--theme-font-${kebab(name)}: '${fonts[name].family}', '${fonts[name].family} fallback', system-ui, sans-serif`,
      `--theme-weight-${kebab(name)}: ${fonts[name].weight}`,
    ]),
    ...themeAssets.map((name) => `--theme-${name}: ${file(assets[name])}`),
    ...themeIcons.map((name) => `--theme-icon-${name}: ${file(icons[name])}`),
    ...Object.entries(tokens).map(([name, value]) => `--${name}: ${value}`),
    '--type: var(--theme-font-regular)',
    ...shadows(theme, 'light'),
  ]
  return `@layer reset, tokens, base, components, pages;
@layer tokens {
:root:root {
${lines.map((line) => `  ${line};`).join('\n')}
}
@media (prefers-color-scheme: dark) {
:root:root {
${shadows(theme, 'dark')
  .map((line) => `  ${line};`)
  .join('\n')}
}
}
}
`
}
