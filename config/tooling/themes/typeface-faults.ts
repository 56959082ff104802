import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { decompress } from 'woff2-encoder'
import { loadTypeface } from '#adapters/themes/typefaces.ts'
import { isOwnTypeface, type OwnTypeface, type Theme, type ThemeTypeface } from '#core/plugin/theme.ts'
import { missingLetters } from './font-letters.ts'

const { resolve } = createRequire(import.meta.url)

/** Most bytes of a file of a typeface that a theme brings. */
const maximumFont = 150 * 1024

/** Letters that each typeface must have, since sites are Polish first. */
const polish = 'ABCabc0123456789ĄąĆćĘęŁłŃńÓóŚśŹźŻż„”–'

/** Weights: single ones, and ranges of a variable typeface. */
type Weights = readonly (number | readonly [from: number, to: number])[]

const nameOf = (typeface: ThemeTypeface) => (isOwnTypeface(typeface) ? typeface.family : typeface.package)

/** Returns the weights that a typeface has; those of a package as it says; `null`: unknown. */
const weightsOf = (typeface: ThemeTypeface): Weights | null => {
  if (isOwnTypeface(typeface)) return typeface.files.map(({ weight }) => weight)
  if (typeface.weights) return typeface.weights
  try {
    const { variable } = JSON.parse(readFileSync(resolve(`${typeface.package}/metadata.json`), 'utf8')) as {
      readonly variable?: { readonly wght?: { readonly min: string; readonly max: string } }
    }
    return variable?.wght ? [[Number(variable.wght.min), Number(variable.wght.max)]] : null
  } catch {
    return null
  }
}

const fileFaults = ({ files }: OwnTypeface, assets: URL | undefined): readonly string[] =>
  files.flatMap(({ file }) => {
    const at = assets && new URL(file, assets)
    if (!at || !existsSync(at)) return [`typefaces: assets/${file} does not exist`]
    if (readFileSync(at).subarray(0, 4).toString('latin1') !== 'wOF2') return [`typefaces: assets/${file} is no WOFF2 file`]
    const { size } = statSync(at)
    return size > maximumFont ? [`typefaces: assets/${file} has ${size} bytes, ${maximumFont} at most`] : []
  })

/** Returns what is wrong with the typefaces of a theme: what is not there, and weights of its letters that they do not have. */
export const typefaceFaults = (
  { typefaces = [], fonts }: Pick<Theme, 'typefaces' | 'fonts'>,
  assets: URL | undefined,
): readonly string[] => {
  const missing = typefaces.flatMap((typeface) => {
    if (isOwnTypeface(typeface)) return fileFaults(typeface, assets)
    try {
      loadTypeface(typeface)
      return []
    } catch {
      return [
        `typefaces: ${typeface.package} is not installed, or has no Latin letters or none of these weights; a theme may bring files of its own instead`,
      ]
    }
  })
  const weights = Object.entries(fonts).flatMap(([name, { family, weight }]) => {
    const typeface = typefaces.find((one) => one.family === family)
    const known: Weights | null = typeface ? weightsOf(typeface) : [[100, 900]]
    const has = known?.some((one) => (typeof one === 'number' ? one === weight : one[0] <= weight && weight <= one[1])) ?? true
    const list = known?.map((one) => (typeof one === 'number' ? one : one.join('–'))).join(', ')
    return has ? [] : [`fonts.${name}: ${typeface ? nameOf(typeface) : family} has no weight ${weight}, but ${list}`]
  })
  return [...missing, ...weights]
}

/** Returns the Polish letters that the files of typefaces of a theme lack. */
export const letterFaults = async ({ typefaces = [] }: Pick<Theme, 'typefaces'>, assets: URL | undefined): Promise<readonly string[]> => {
  const faults = typefaces.filter(isOwnTypeface).map(async (typeface) => {
    if (!assets || fileFaults(typeface, assets).length > 0) return []
    const fonts = typeface.files.map(async ({ file }) => {
      const bytes = Buffer.from(await decompress(readFileSync(new URL(file, assets))))
      return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    })
    const missing = missingLetters(await Promise.all(fonts), polish)
    return missing === '' ? [] : [`typefaces: ${typeface.family} lacks the letters ${missing}`]
  })
  return (await Promise.all(faults)).flat()
}
