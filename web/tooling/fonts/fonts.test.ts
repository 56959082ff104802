import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { decompress } from 'woff2-encoder'
import { fontFiles } from './alphabets.ts'
import { buildFont } from './build-font.ts'
import { readCharacters } from './cmap.ts'
import { readTables } from './sfnt.ts'
import { unicodeRangeOf } from './unicode-range.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const require = createRequire(import.meta.url)
const names = ['onest', 'onest-uk'] as const
type FontName = (typeof names)[number]

const lettersOf = (name: FontName): readonly string[] => fontFiles[name].flatMap(([, letters]) => letters)
const messageLetters = (language: string) =>
  new Set(
    globSync(`{web,plugins/*}/messages/${language}.json`, { cwd: root }).flatMap((file) =>
      Object.values(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Readonly<Record<string, string>>).flatMap((text) => [
        ...text,
      ]),
    ),
  )

test.each([
  ['pl', 'onest'],
  ['en', 'onest'],
  ['ua', 'onest-uk'],
] as const)('the font file of pages in %s has every letter of their texts', (language, name) => {
  expect(messageLetters(language).difference(new Set(lettersOf(name)))).toEqual(new Set())
})

test('the font file of all pages has the letters of the languages in the menu', () => {
  expect(new Set('Polski Українська English').difference(new Set(lettersOf('onest')))).toEqual(new Set())
})

test('the style sheet declares the letters of each file', () => {
  const css = readFileSync(path.join(root, 'web/ui/styles/type.css'), 'utf8')
  for (const name of names)
    expect(css).toMatch(new RegExp(`@fonts/${name}\\.woff2[^}]*unicode-range: ${RegExp.escape(unicodeRangeOf(name))};`))
})

/** The used part of HarfBuzz's JavaScript: shapes a text and returns its glyphs. */
interface Shaper {
  createBlob(bytes: Uint8Array): unknown
  createFace(blob: unknown, index: number): unknown
  createFont(face: unknown): { setVariations(axes: Readonly<Record<string, number>>): void }
  createBuffer(): {
    addText(text: string): void
    guessSegmentProperties(): void
    json(): readonly { readonly g: number; readonly ax: number }[]
  }
  shape(font: unknown, buffer: unknown, features?: string): void
}

describe('the built files', () => {
  let shaper: Shaper
  const built = new Map<string, Buffer>()
  beforeAll(async () => {
    shaper = (await require('harfbuzzjs')) as Shaper
    for (const name of names) built.set(name, await buildFont(fontFiles[name]))
  })
  const bytesOf = async (name: FontName) => Buffer.from(await decompress(built.get(name) ?? Buffer.alloc(0)))
  const source = async (script: string) =>
    Buffer.from(await decompress(readFileSync(require.resolve(`@fontsource-variable/onest/files/onest-${script}-wght-normal.woff2`))))

  /** Width of each glyph of a text, kerning included; null for a missing letter. */
  const widths = (font: Uint8Array, text: string, wght: number, features?: string) => {
    const shaped = shaper.createFont(shaper.createFace(shaper.createBlob(font), 0))
    shaped.setVariations({ wght })
    const buffer = shaper.createBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shaper.shape(shaped, buffer, features)
    return buffer.json().map(({ g, ax }) => (g === 0 ? null : ax))
  }

  test.each(names)('%s has at most 24 KB and a glyph for each letter', async (name) => {
    expect(built.get(name)?.length).toBeLessThanOrEqual(24 * 1024)
    const characters = readCharacters(readTables(await bytesOf(name)))
    expect(lettersOf(name).filter((letter) => !characters.has(letter.codePointAt(0) ?? 0))).toEqual([])
  })

  test.each([
    ['onest', 'latin', 'AVATAR To Type, LT 1711 – attic “Wa” 12:30 €'],
    ['onest', 'latin-ext', 'łąćęńśźżŁĄ'],
    ['onest', 'cyrillic', 'ї'],
    ['onest-uk', 'latin', 'AVATAR To Type, LT 1711 – attic “Wa” 12:30 €'],
    ['onest-uk', 'cyrillic', 'ТАРАС ГУДЬ Та Рух їжак ґедзь'.replaceAll(' ', '')],
  ] as const)('%s sets %s as wide as its source, at all weights', async (name, script, text) => {
    const own = await bytesOf(name)
    const original = await source(script)
    for (const weight of [400, 575, 800]) {
      const actual = widths(own, text, weight)
      const expected = widths(original, text, weight)
      expect(actual).not.toContain(null)
      // Limiting the weights rounds widths anew.
      for (const [n, width] of actual.entries()) expect(Math.abs((width ?? 0) - (expected[n] ?? 0))).toBeLessThanOrEqual(1)
    }
  })

  test('figures of equal width remain, and capitals are kerned', async () => {
    for (const name of names) {
      const font = await bytesOf(name)
      expect(new Set(widths(font, '0123456789', 600, 'tnum')).size).toBe(1)
      expect(new Set(widths(font, '0123456789', 600, 'pnum')).size).toBeGreaterThan(1)
      expect(widths(font, 'AV', 600)).not.toEqual(widths(font, 'AV', 600, '-kern'))
    }
    const ukrainian = await bytesOf('onest-uk')
    expect(widths(ukrainian, 'ГА', 600)).not.toEqual(widths(ukrainian, 'ГА', 600, '-kern'))
  })
})
