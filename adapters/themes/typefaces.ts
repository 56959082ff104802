import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { ThemeTypeface } from '#core/plugin/theme.ts'

const { resolve } = createRequire(import.meta.url)

/** Letters of the languages of Kredka: Polish and English, others of the Latin alphabet, Ukrainian. */
const alphabets = ['latin', 'latin-ext', 'cyrillic']

/** `@font-face` rules of a typeface, and the absolute paths of its files by their address. */
export interface LoadedTypeface {
  readonly css: string
  readonly files: ReadonlyMap<string, string>
}

/** Reads the `@font-face` rules of a package of Fontsource, for its own family name, and with files that Kredka serves. */
export const loadTypeface = ({ family, package: name, weights }: ThemeTypeface): LoadedTypeface => {
  const files = new Map<string, string>()
  const sheets = weights?.map((weight) => `${weight}.css`) ?? ['index.css']
  const rules = sheets.flatMap((sheet) => {
    const path = resolve(`${name}/${sheet}`)
    const faces = readFileSync(path, 'utf8').matchAll(/\/\* (\S+?)-(?:wght|\d+)-normal \*\/\s*@font-face \{(.*?)\}/gs)
    return [...faces].flatMap(([, subset = '', body = '']) => {
      const source = /url\((\.\/files\/[^)]+\.woff2)\)/.exec(body)?.[1]
      if (source === undefined || !alphabets.some((alphabet) => subset.endsWith(`-${alphabet}`))) return []
      const file = join(dirname(path), source)
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
      const address = `/assets/themes/${basename(source, '.woff2')}.${hash}.woff2`
      files.set(address, file)
      return body
        .replace(/font-family: [^;]+;/, `font-family: '${family}';`)
        .replace(/src: [^;]+;/, `src: url("${address}") format("woff2");`)
        .replaceAll(/\s+/g, ' ')
    })
  })
  if (files.size === 0) throw new Error(`${name} has no typeface for ${alphabets.join(', ')}`)
  return { css: rules.map((rule) => `@font-face {${rule}}\n`).join(''), files }
}
