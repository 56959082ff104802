import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { build } from 'vite'
import * as dates from '#core/kernel/dates.ts'
import * as formats from '#core/kernel/formats.ts'
import { languages } from '#core/kernel/language.ts'

const kernel = path.resolve(import.meta.dirname, '../../core/kernel')
const moments = [
  '2026-01-01T00:00:00Z',
  '2026-03-29T01:30:00Z',
  '2026-05-03T12:00:00Z',
  '2026-09-03T06:15:00Z',
  '2026-12-31T23:30:00Z',
  '2026-02-28',
]
const numbers = [0, 1, 4.55, 12.5, 999, 1000, 12_345, 1_234_567, 99_999.9]

type Kernel = typeof dates & typeof formats
interface Cases {
  readonly languages: readonly (typeof languages)[number][]
  readonly moments: readonly string[]
  readonly numbers: readonly number[]
}

/** Formats everything in all languages; runs in Node.js and in the browser alike. */
const formatAll = (kernel: Kernel, { languages, moments, numbers }: Cases): readonly string[] =>
  languages.flatMap((language) => [
    ...moments.flatMap((moment) =>
      [
        kernel.textDay,
        kernel.weekdayDay,
        kernel.nextDay,
        kernel.factDay,
        kernel.tightDay,
        kernel.tightWeekday,
        kernel.clockTime,
        kernel.factMoment,
        kernel.textMoment,
      ].map((format) => format(moment, language)),
    ),
    ...numbers.flatMap((number) => [
      kernel.numberFormat(language).format(number),
      kernel.numberFormat(language, { maximumFractionDigits: 1 }).format(number),
      kernel.money(Math.round(number * 100), language),
      kernel.ratingText(number, language),
      kernel.distance(number, language),
    ]),
  ])

test('SH-20 IN-01 numbers, amounts and dates have the same bytes in Node.js and in the browser, in three languages', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-formats-'))
  const entry = path.join(folder, 'kernel.ts')
  writeFileSync(entry, `export * from '${kernel}/dates.ts'; export * from '${kernel}/formats.ts'`)
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'kernel', fileName: 'kernel' } },
  })
  rmSync(folder, { recursive: true })
  const [output] = [built].flat()
  const code = output && 'output' in output ? output.output[0].code : ''
  const cases: Cases = { languages, moments, numbers }
  await page.addScriptTag({ content: `${code}; formatted = (${formatAll})(kernel, ${JSON.stringify(cases)})` })
  const inBrowser = await page.evaluate<readonly string[]>('formatted')
  const inNode = formatAll({ ...dates, ...formats }, cases)
  expect(inNode.length).toBeGreaterThan(200)
  expect(inBrowser).toEqual(inNode)
})
