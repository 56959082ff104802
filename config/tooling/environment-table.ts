import path from 'node:path'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { InvalidEnvironment, platformVariables, readEnvironment } from '../app/environment.ts'
import { variableMeanings } from './variable-meanings.ts'

/** Environment variable as the documents describe it. */
export interface VariableDescription {
  readonly name: string
  readonly default: string | null
  /** Default where `APP_ENV` is production; `required`: the start fails without it. */
  readonly inProduction: string | null
  /** Expected value as the error message names it; `null`: any text. */
  readonly expected: string | null
  /** Effect of a missing value; `null` where the default says it. */
  readonly missing: string | null
  readonly meaning: string
}

type Variables = Readonly<Record<string, string>>

/** Reads error messages of the environment reader by variable. */
const expectedValues = (variables: Variables, plugins: readonly Plugin[]): ReadonlyMap<string, string> => {
  try {
    readEnvironment(variables, plugins)
    return new Map()
  } catch (error) {
    if (!(error instanceof InvalidEnvironment)) throw error
    return new Map([...error.message.matchAll(/^([A-Z_]+): expected (.+)$/gm)].map(([, name = '', expected = '']) => [name, expected]))
  }
}

/** Text that no Schema with a rule accepts. */
const invalid = '\u0000'
const production = { APP_ENV: 'production', PUBLIC_URL: 'https://kredka.example', JWT_SECRETS: 'x'.repeat(32) }

const propertyOf = (variable: string) => variable.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

const textOf = (value: unknown): string | null => {
  if (Array.isArray(value)) return value.join()
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return path.isAbsolute(`${value}`) ? path.relative('.', `${value}`) : `${value}`
}

const defaultsOf = (variables: Variables): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(readEnvironment(variables)).flatMap(([name, value]) => {
      const text = textOf(value)
      return text === null ? [] : [[name, text]]
    }),
  )

/**
 * Describes all variables of the platform and of plugins. Expected values, defaults and requirements are those of the
 * environment reader itself.
 */
export const describeVariables = (plugins: readonly Plugin[]): readonly VariableDescription[] => {
  const settings = plugins.flatMap(({ name: plugin, settings }) =>
    Object.entries(settings?.variables ?? {}).map(([name, setting]) => ({ name, plugin, fallback: setting.default })),
  )
  const names = [...platformVariables, ...settings.map(({ name }) => name)]
  const expected = expectedValues(Object.fromEntries(names.map((name) => [name, invalid])), plugins)
  const required = expectedValues({ APP_ENV: 'production' }, plugins)
  const defaults = defaultsOf({})
  const productionDefaults = defaultsOf(production)
  return names.map((name) => {
    const setting = settings.find((one) => one.name === name)
    const fallback = setting ? setting.fallback : (defaults.get(propertyOf(name)) ?? null)
    const inProduction = productionDefaults.get(propertyOf(name))
    const { missing = null, meaning } = variableMeanings[name] ?? { meaning: 'a setting' }
    return {
      name,
      default: fallback === null ? null : `${fallback}`,
      inProduction: required.has(name) ? 'required' : name in production || inProduction === `${fallback}` ? null : (inProduction ?? null),
      expected: expected.get(name) ?? null,
      missing,
      meaning: setting ? `Plugin [${setting.plugin}](../plugins/${setting.plugin}/README.md): ${meaning}` : meaning,
    }
  })
}

const defaultCell = ({ default: fallback, inProduction, missing }: VariableDescription) => {
  const usual = fallback === null ? `none${missing ? `: ${missing}` : ''}` : `\`${fallback}\``
  if (inProduction === null) return usual
  return `${usual}; ${inProduction === 'required' ? 'required in production' : `\`${inProduction}\` in production`}`
}

/** Renders the table of `config/README.md`. */
export const renderTable = (variables: readonly VariableDescription[]): string =>
  [
    '| variable | default | expected | meaning |',
    '|---|---|---|---|',
    ...variables.map(
      (one) => `| \`${one.name}\` | ${defaultCell(one)} | ${(one.expected ?? 'text').replaceAll('<', '\\<')} | ${one.meaning} |`,
    ),
  ].join('\n')

const withoutMarkup = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '')

/** Renders `.env.example`: every variable as a comment, with its default. */
export const renderExample = (variables: readonly VariableDescription[]): string =>
  [
    '# Variables of Kredka, written by `npm run environment`. Kredka reads no .env file itself: load it into the environment,',
    '# for example `set -a; . ./.env; set +a`, or by EnvironmentFile= of systemd.',
    ...variables.flatMap((one) => [
      '',
      `# ${withoutMarkup(one.meaning)}.`,
      `# Default: ${withoutMarkup(defaultCell(one))}. Expected: ${one.expected ?? 'text'}.`,
      `#${one.name}=${one.default ?? ''}`,
    ]),
    '',
  ].join('\n')

/** Removes from a document what describes variables of plugins that are not installed: a plugin is removed without rewriting documents. */
export const withoutRemovedPlugins = (document: string, plugins: readonly Pick<Plugin, 'name'>[], separator: '\n' | '\n\n'): string =>
  document
    .split(separator)
    .filter((part) => {
      const [, plugin] = /(?:\| |^# )Plugin \[?([a-z-]+)/.exec(part) ?? []
      return plugin === undefined || plugins.some(({ name }) => name === plugin)
    })
    .join(separator)

const begin = '<!-- variables: written by npm run environment -->'
const end = '<!-- end of variables -->'

/** Replaces the table between the marks of a document. */
export const withTable = (document: string, table: string): string => {
  const [before, rest] = document.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`The document lacks ${begin} or ${end}`)
  return `${before}${begin}\n${table}\n${end}${after}`
}
