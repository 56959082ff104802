import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { bodySchema } from '#core/plugin/json-schema.ts'
import { RichText, StoredRichText } from './document.ts'
import { maxRichText } from './limits.ts'
import { document, paragraph, randomNode, text } from './testing/documents.ts'

const decode = (value: unknown) => decodeInput(RichText, value)
const errorsOf = (value: unknown) => {
  const decoded = decode(value)
  return 'schema' in decoded ? decoded.schema : null
}

const upload = '0199b1f0-0000-7000-8000-000000000001'
const list = (...children: readonly unknown[]) => ({ type: 'list', listType: 'bullet', children: [{ type: 'listitem', children }] })
const nestedLists = (levels: number): unknown => (levels === 0 ? text('na dnie') : list(nestedLists(levels - 1)))
const table = (rows: number, columns: number, cell: unknown = paragraph('a')) => ({
  type: 'table',
  children: Array.from({ length: rows }, (_, r) => ({
    type: 'tablerow',
    children: Array.from({ length: columns }, () => ({ type: 'tablecell', header: r === 0, children: [cell] })),
  })),
})

const row = (...cells: readonly object[]) => ({
  type: 'tablerow',
  children: cells.map((cell) => ({ type: 'tablecell', header: false, children: [paragraph('a')], ...cell })),
})
const merged = { type: 'table', children: [row({ rowSpan: 2 }, { colSpan: 2 }), row({}, {})] }
const wide = { type: 'table', children: [row({ colSpan: 20 }, {})] }
const tall = { type: 'table', children: [row({ rowSpan: 2 }, {})] }
const none = { type: 'table', children: [row({ colSpan: 0 })] }

test('NE-01 every kind of node is accepted as it is', () => {
  const whole = document(
    paragraph('Zwykły', { text: ' gruby i pochyły', format: 3 }),
    { type: 'heading', tag: 'h2', children: [text('Plan dnia')] },
    { type: 'quote', children: [text('Cytat'), { type: 'linebreak' }, text('dalej')] },
    list(text('raz'), list(text('w środku'))),
    { type: 'list', listType: 'check', children: [{ type: 'listitem', checked: true, children: [text('kapcie')] }] },
    { type: 'paragraph', children: [{ type: 'link', url: 'mailto:biuro@przyklad.pl', children: [text('napisz')] }] },
    table(20, 8),
    merged,
    { type: 'paragraph', children: [text('25 m'), text('2', 64), text(', H'), text('2', 33), text('O')] },
    { type: 'horizontalrule' },
    { type: 'image', upload, alt: 'Dzieci w ogrodzie', caption: '', width: 'full' },
    { type: 'image', upload, alt: 'Zosia u góry', caption: '', width: 'full', focus: { x: 20, y: 0 } },
    { type: 'attachment', upload, name: 'Jadłospis.pdf' },
    { type: 'film', url: 'https://www.youtube.com/watch?v=abc', title: 'Nasz ogród' },
  )
  expect(decode(whole)).toEqual({ value: whole })
})

test.each([
  [
    'a focal point outside of its picture',
    document({ type: 'image', upload, alt: '', caption: '', width: 'full', focus: { x: 101, y: 0 } }),
    'children.0.focus.x',
  ],
  ['an unknown node', document({ type: 'iframe', children: [] }), 'children.0'],
  ['HTML', document('<p>x</p>'), 'children.0'],
  ['an unknown member', document({ ...paragraph('x'), onclick: 'alert(1)' }), 'children.0.onclick'],
  ['a style', document({ type: 'paragraph', children: [{ ...text('x'), style: 'color: red' }] }), 'children.0.children.0.style'],
  ['an unknown format', document({ type: 'paragraph', children: [text('x', 16)] }), 'children.0.children.0.format'],
  ['a text below and above its line', document({ type: 'paragraph', children: [text('x', 96)] }), 'children.0.children.0.format'],
  [
    'a table of unequal rows',
    document({ type: 'table', children: [...table(1, 2).children, ...table(1, 3).children] }),
    'children.0.children',
  ],
  ['a table of 51 rows', document(table(51, 1)), 'children.0.children'],
  ['a table of 21 columns', document(table(1, 21)), 'children.0.children.0.children'],
  ['a table of 21 merged columns', document(wide), 'children.0.children'],
  ['a cell that reaches below its table', document(tall), 'children.0.children'],
  ['a cell over no columns', document(none), 'children.0.children.0.children.0.colSpan'],
  [
    'a picture in a cell',
    document(table(1, 1, { type: 'image', upload, alt: '', caption: '', width: 'full' })),
    'children.0.children.0.children.0.children.0',
  ],
  [
    'a foreign picture',
    document({ type: 'image', upload: 'https://example.com/x.png', alt: '', caption: '', width: 'full' }),
    'children.0.upload',
  ],
  ['no document', 'text', '_'],
])('refuses %s, and names the node', (_, value, path) => {
  expect(Object.keys(errorsOf(value) ?? {})).toEqual([path])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://kredka.pl@evil.example',
  'https:evil',
  'javascript\u200b:alert(1)',
  'mailto:',
  '',
])('refuses a link to %j', (url) => {
  const linked = document({ type: 'paragraph', children: [{ type: 'link', url, children: [text('x')] }] })
  expect(errorsOf(linked)).toEqual({ 'children.0.children.0.url': ['URL_FIELD_INVALID'] })
})

test.each(['https://przyklad.pl/a?b=c#d', 'http://przyklad.pl', 'mailto:a@b.pl', 'tel:+48123456789', '/placowka/bajka', '/'])(
  'accepts a link to %j',
  (url) => expect(errorsOf(document({ type: 'paragraph', children: [{ type: 'link', url, children: [text('x')] }] }))).toBeNull(),
)

test('refuses what is too deep, too long, or of a later version, by one message', () => {
  expect(errorsOf(document(nestedLists(5)))).toBeNull()
  expect(errorsOf(document(nestedLists(40)))).toEqual({ _: ['RICH_TEXT_TOO_DEEP'] })
  expect(errorsOf(document(...Array.from({ length: maxRichText.nodes }, () => ({ type: 'horizontalrule' }))))).toBeNull()
  expect(errorsOf(document(...Array.from({ length: maxRichText.nodes + 1 }, () => ({ type: 'horizontalrule' }))))).toEqual({
    _: ['RICH_TEXT_TOO_LONG'],
  })
  expect(errorsOf(document(paragraph('ż'.repeat(maxRichText.bytes / 2))))).toEqual({ _: ['RICH_TEXT_TOO_LONG'] })
  expect(errorsOf({ version: 2, children: [{ type: 'hologram' }] })).toEqual({ _: ['RICH_TEXT_VERSION'] })
})

test('10,000 random trees are decoded or refused, and never crash', () => {
  let accepted = 0
  for (let seed = 0; seed < 10_000; seed++) {
    const decoded = decode(randomNode(seed))
    if ('value' in decoded) accepted++
    else expect(Object.keys(decoded.schema).length).toBeGreaterThan(0)
  }
  expect(accepted).toBeGreaterThan(500)
  expect(accepted).toBeLessThan(9500)
})

test('AP-03 the documentation of the API names lists and their items', () => {
  expect(Object.keys(bodySchema(StoredRichText).definitions).toSorted()).toEqual(['FocalPoint', 'RichTextList', 'RichTextListItem'])
})
