// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { RichText } from '#core/rich-text/document.ts'
import { cleanPastedHtml } from './clean-html.ts'

const folder = join(import.meta.dirname, '../testing/samples')
const samples = readdirSync(folder).filter((name) => name.endsWith('.html'))

test.each(samples)('NE-01 %s is pasted as the document beside it', async (name) => {
  const { blocks, left, large, plainTables, pictures } = cleanPastedHtml(readFileSync(join(folder, name), 'utf8'), {
    acceptsPictures: true,
  })
  const written = { document: { version: 1, children: blocks }, left, large, plainTables: plainTables.length, pictures: pictures.length }
  await expect(`${JSON.stringify(written, null, 2)}\n`).toMatchFileSnapshot(join(folder, name.replace('.html', '.json')))
  const uploaded = blocks.map((block) => (block.type === 'image' ? { ...block, upload: '0199b1f0-0000-7000-8000-000000000001' } : block))
  expect(decodeInput(RichText, { version: 1, children: uploaded })).toHaveProperty('value')
})

test('40 levels of lists become five, and no item is lost', () => {
  const nested = (level: number): string => (level > 40 ? '' : `<ul><li>poziom ${level}${nested(level + 1)}</li></ul>`)
  const { blocks } = cleanPastedHtml(nested(1), { acceptsPictures: false })
  expect(decodeInput(RichText, { version: 1, children: blocks })).toHaveProperty('value')
  expect(JSON.stringify(blocks).match(/poziom \d+/g)).toEqual(Array.from({ length: 40 }, (_, n) => `poziom ${n + 1}`))
})

test('without uploads a picture that came with the text is left out and named', () => {
  const { blocks, left } = cleanPastedHtml('<p>a<img alt="Sala" src="data:image/png;base64,AA==">b</p>', { acceptsPictures: false })
  expect([left, blocks]).toEqual([['Sala'], [{ type: 'paragraph', children: [{ type: 'text', text: 'ab', format: 0 }] }]])
})
