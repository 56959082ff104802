import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')

test('.editorconfig has the settings of biome.json', () => {
  const { formatter } = JSON.parse(read('biome.json')) as { formatter: Readonly<Record<string, unknown>> }
  const [, all = ''] = read('.editorconfig').split(/^\[.+\]$/m)
  expect(
    Object.fromEntries(
      all
        .trim()
        .split('\n')
        .map((line) => line.split(' = ')),
    ),
  ).toMatchObject({
    indent_style: formatter['indentStyle'],
    indent_size: `${formatter['indentWidth']}`,
    max_line_length: `${formatter['lineWidth']}`,
  })
})
