import { maximumTypefaces, themeAssets, themeColors, themeFonts, themeIcons, themeLayouts, themeOthers, themeShapes } from './theme.ts'

type Values = Readonly<Record<string, unknown>>

/** Returns what is wrong with the value of a token; `null` where nothing is. */
type Rule = (value: unknown) => string | null

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const matches =
  (pattern: RegExp, what: string): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? null : `must be ${what}`

const oneOf =
  (choices: readonly string[]): Rule =>
  (value) =>
    typeof value === 'string' && choices.includes(value) ? null : `must be one of ${choices.join(', ')}`

const inBothShades =
  (rule: Rule, what: string): Rule =>
  (value) =>
    isValues(value) && rule(value['light']) === null && rule(value['dark']) === null ? null : `must be ${what} for light and for dark`

const colour = inBothShades(matches(/^#[0-9a-f]{6}$/, ''), 'a colour #rrggbb')
// It is written into a style sheet as it is.
const shadow = inBothShades(matches(/^(?!.*(?:url|image))[^;{}<>@"'\\]*$/i, ''), 'a shadow in CSS, without files,')
/** Weights of letters as style sheets know them. */
const isWeight = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1000
const font: Rule = (value) =>
  isValues(value) && matches(/^[\p{L}\d -]+$/u, '')(value['family']) === null && isWeight(value['weight'])
    ? null
    : 'must be a family with a weight from 1 to 1000'
const drawing = matches(/^[a-z0-9][a-z0-9-]*\.(svg|webp|png)$/, 'the name of a file in assets: svg, webp or png')
const icon = matches(/^[a-z0-9][a-z0-9-]*\.svg$/, 'the name of a file in assets: svg')

const each = (names: readonly string[], rule: Rule): Readonly<Record<string, Rule>> => Object.fromEntries(names.map((name) => [name, rule]))
const choices = (parts: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, Rule>> =>
  Object.fromEntries(Object.entries(parts).map(([name, among]) => [name, oneOf(among)]))

/** Tokens of a theme by group; those of specification §3 and what sites choose by. */
const groups: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  fonts: each(themeFonts, font),
  colors: each(themeColors, colour),
  other: Object.fromEntries(themeOthers.map((name) => [name, name.startsWith('scrollbar') ? colour : shadow])),
  assets: each(themeAssets, drawing),
  icons: each(themeIcons, icon),
  layouts: choices(themeLayouts),
  shapes: choices(themeShapes),
}

const groupFaults = (group: string, rules: Readonly<Record<string, Rule>>, given: unknown): readonly string[] => {
  const values = isValues(given) ? given : {}
  return [
    ...Object.entries(rules).flatMap(([name, rule]) => {
      if (values[name] === undefined) return [`${group}.${name} is missing`]
      const fault = rule(values[name])
      return fault === null ? [] : [`${group}.${name} ${fault}`]
    }),
    ...Object.keys(values)
      .filter((name) => !(name in rules))
      .map((name) => `${group}.${name} is no token of themes`),
  ]
}

const isFontFile = (value: unknown) =>
  isValues(value) &&
  matches(/^[a-z0-9][a-z0-9-]*\.woff2$/, '')(value['file']) === null &&
  [value['weight']].flat().every(isWeight) &&
  [value['weight']].flat().length <= 2

const isTypeface = (value: unknown) => {
  if (!isValues(value) || matches(/^[\p{L}\d -]+$/u, '')(value['family']) !== null) return false
  const { package: name, files } = value
  return files === undefined ? typeof name === 'string' : Array.isArray(files) && files.length > 0 && files.every(isFontFile)
}

const typefaceFaults = (given: unknown, fonts: unknown): readonly string[] => {
  if (!Array.isArray(given) || !given.every(isTypeface))
    return ['typefaces must be a list of families with the package, or the files and their weights, of each']
  const loaded: readonly unknown[] = given.map((typeface: Values) => typeface['family'])
  const used = Object.values(isValues(fonts) ? fonts : {}).flatMap((one) => (isValues(one) ? [one['family']] : []))
  const all = new Set([...loaded, ...used])
  return [
    ...(all.size > maximumTypefaces ? [`typefaces: ${all.size} are too many, ${maximumTypefaces} at most: ${[...all].join(', ')}`] : []),
    ...[...new Set(used)]
      .filter((family) => family !== 'Onest' && !loaded.includes(family))
      .map((family) => `fonts: no typeface has the family ${String(family)}`),
  ]
}

/**
 * Returns what is wrong with a theme as it was written, also where the compiler would have refused it: tokens that are
 * missing, that no theme has, or whose values cannot be used. Each line begins with the name of the token.
 */
export const themeFaults = (theme: unknown): readonly string[] => {
  if (!isValues(theme)) return ['a theme must be an object']
  const known = ['key', 'name', 'typefaces', ...Object.keys(groups)]
  const key = matches(/^[a-z][a-z0-9_]{0,39}$/, 'letters a-z, digits and _, a letter first')(theme['key'])
  return [
    ...(key === null ? [] : [`key ${key}`]),
    ...(typeof theme['name'] === 'string' ? [] : ['name is missing']),
    ...Object.entries(groups).flatMap(([group, rules]) => groupFaults(group, rules, theme[group])),
    ...typefaceFaults(theme['typefaces'] ?? [], theme['fonts']),
    ...Object.keys(theme)
      .filter((name) => !known.includes(name))
      .map((name) => `${name} is no part of themes`),
  ]
}
