import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OwnTypeface, PackagedTypeface } from '#core/plugin/theme.ts'

const { resolve } = createRequire(import.meta.url)

/** Letters of the languages of Kredka: Polish and English, others of the Latin alphabet, Ukrainian. */
const alphabets = ['latin', 'latin-ext', 'cyrillic'] as const

/** Files with the letters of Polish and English pages alone, from the build (web/tooling/fonts/build-typefaces.ts). */
const builtFolder = new URL('../../dist/server/typefaces/', import.meta.url)

const readRanges = (folder: URL): Readonly<Record<string, string>> => {
  const file = new URL('ranges.json', folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

/** `@font-face` rules of a typeface, and the absolute paths of its files by their address. */
export interface LoadedTypeface {
  readonly css: string
  readonly files: ReadonlyMap<string, string>
}

const fontAddress = (file: string) => {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
  return `/assets/themes/${basename(file, '.woff2')}.${hash}.woff2`
}

/** Returns the `@font-face` rules of files that a theme brings in its folder. */
export const loadOwnTypeface = ({ family, files: own }: OwnTypeface, assets: URL): LoadedTypeface => {
  const files = new Map<string, string>()
  const css = own.map(({ file, weight }) => {
    const path = fileURLToPath(new URL(file, assets))
    const address = fontAddress(path)
    files.set(address, path)
    const weights = typeof weight === 'number' ? weight : weight.join(' ')
    return `@font-face { font-family: '${family}'; font-style: normal; font-display: swap; font-weight: ${weights}; src: url("${address}") format("woff2"); }\n`
  })
  return { css: css.join(''), files }
}

/**
 * Reads the `@font-face` rules of a package of Fontsource, for its own family name, and with files that Kredka serves.
 * The letters of most pages come from the small files of the build, where there are some: of faces with the same letter
 * the last one counts.
 */
export const loadTypeface = ({ family, package: name, weights }: PackagedTypeface, built: URL = builtFolder): LoadedTypeface => {
  const files = new Map<string, string>()
  const ranges = readRanges(built)
  const ruleOf = (body: string, file: string) => {
    const address = fontAddress(file)
    files.set(address, file)
    const rule = body
      .replace(/font-family: [^;]+;/, `font-family: '${family}';`)
      .replace(/src: [^;]+;/, `src: url("${address}") format("woff2");`)
      .replaceAll(/\s+/g, ' ')
    return `@font-face {${rule}}\n`
  }
  const sheets = weights?.map((weight) => `${weight}.css`) ?? ['index.css']
  const rules = sheets.flatMap((sheet) => {
    const path = resolve(`${name}/${sheet}`)
    const faces = readFileSync(path, 'utf8').matchAll(/\/\* (\S+?)-(?:wght|\d+)-normal \*\/\s*@font-face \{(.*?)\}/gs)
    return [...faces].flatMap(([, subset = '', body = '']) => {
      const source = /url\((\.\/files\/[^)]+\.woff2)\)/.exec(body)?.[1]
      const alphabet = alphabets.find((one) => subset.endsWith(`-${one}`))
      if (source === undefined || alphabet === undefined) return []
      const all = { small: false, rule: ruleOf(body, join(dirname(path), source)) }
      const small = new URL(basename(source), built)
      if (ranges[alphabet] === undefined || !existsSync(small)) return [all]
      return [
        all,
        { small: true, rule: ruleOf(body.replace(/unicode-range: [^;]+;/, `unicode-range: ${ranges[alphabet]};`), fileURLToPath(small)) },
      ]
    })
  })
  if (files.size === 0) throw new Error(`${name} has no typeface for ${alphabets.join(', ')}`)
  return {
    css: rules
      .toSorted((one, other) => Number(one.small) - Number(other.small))
      .map(({ rule }) => rule)
      .join(''),
    files,
  }
}
