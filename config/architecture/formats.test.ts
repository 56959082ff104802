import path from 'node:path'
import { expect, test } from 'vitest'
import { isTest, readSources } from './violations.ts'

/** Formats of their own: those of the translator, and of a script that only the browser runs. */
const allowed = ['web/runtime/i18n/create-translator.ts', 'plugins/status/web/client/status-banner.ts']
const ownFormat = /\.toLocale(Date|Time)?String\(|new Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)\b/

test('SH-20 IN-01 screens format numbers and dates by core/kernel/formats.ts and dates.ts', () => {
  const screens = [...readSources(path.resolve(import.meta.dirname, '../..'))].filter(
    ([file]) => /^(web|plugins\/[^/]+\/web)\//.test(file) && !isTest(file) && !allowed.includes(file),
  )
  expect(screens.length).toBeGreaterThan(500)
  expect(screens.filter(([, text]) => ownFormat.test(text)).map(([file]) => file)).toEqual([])
})
