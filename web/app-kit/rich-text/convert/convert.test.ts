import { createHeadlessEditor } from '@lexical/headless'
import { $createLinkNode } from '@lexical/link'
import { $createHeadingNode } from '@lexical/rich-text'
import { $createParagraphNode, $createTextNode, $getRoot } from 'lexical'
import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { RichText } from '#core/rich-text/document.ts'
import { document, paragraph, randomNode, text } from '#core/rich-text/testing/documents.ts'
import { editorNodes } from '../nodes/editor-nodes.ts'
import { randomDocument } from '../testing/random-document.ts'
import { $fromDocument } from './from-document.ts'
import { toDocument } from './to-document.ts'

const edit = (update: () => void): RichText => {
  const editor = createHeadlessEditor({
    nodes: [...editorNodes],
    onError: (error) => {
      throw error
    },
  })
  editor.update(update, { discrete: true })
  return toDocument(editor.getEditorState())
}
const roundTrip = (value: RichText) => edit(() => $fromDocument(value))
const decoded = (value: unknown) => decodeInput(RichText, value)

const upload = '0199b1f0-0000-7000-8000-000000000001'
const item = (...children: readonly unknown[]) => ({ type: 'listitem', children })
const kinds: Readonly<Record<string, unknown>> = {
  paragraph: paragraph('Zwykły', { text: ' gruby', format: 1 }, { text: ' wszystko', format: 15 }),
  'line break and tab': { type: 'paragraph', children: [text('raz'), { type: 'linebreak' }, text('dwa\ttrzy')] },
  'heading 2': { type: 'heading', tag: 'h2', children: [text('Plan')] },
  'heading 4': { type: 'heading', tag: 'h4', children: [text('Plan')] },
  quote: { type: 'quote', children: [text('Cytat'), { type: 'linebreak' }, text('dalej')] },
  link: { type: 'paragraph', children: [text('Pisz: '), { type: 'link', url: 'mailto:a@b.pl', children: [text('tu', 1), text(' i tu')] }] },
  'bullet list with lists': {
    type: 'list',
    listType: 'bullet',
    children: [
      item(text('raz'), { type: 'list', listType: 'number', children: [item(text('w środku'))] }),
      item(),
      item({ type: 'list', listType: 'bullet', children: [item(text('sama lista'))] }),
    ],
  },
  'list that begins within': {
    type: 'list',
    listType: 'bullet',
    children: [item({ type: 'list', listType: 'bullet', children: [item(text('a'))] }), item(text('b'))],
  },
  'check list': {
    type: 'list',
    listType: 'check',
    children: [
      { type: 'listitem', checked: true, children: [text('kapcie')] },
      { type: 'listitem', checked: false, children: [text('kubek')] },
    ],
  },
  table: {
    type: 'table',
    children: [
      {
        type: 'tablerow',
        children: [
          { type: 'tablecell', header: true, children: [paragraph('Dzień')] },
          { type: 'tablecell', header: true, children: [] },
        ],
      },
      {
        type: 'tablerow',
        children: [
          { type: 'tablecell', header: true, children: [paragraph('Pon')] },
          {
            type: 'tablecell',
            header: false,
            children: [{ type: 'list', listType: 'bullet', children: [item(text('zupa'))] }, paragraph('x')],
          },
        ],
      },
    ],
  },
  rule: { type: 'horizontalrule' },
  picture: { type: 'image', upload, alt: 'Ogród', caption: 'Wiosną', width: 'half' },
  attachment: { type: 'attachment', upload, name: 'Jadłospis.pdf' },
  film: { type: 'film', url: 'https://przyklad.pl/film', title: 'Film' },
}

test.each(Object.entries(kinds))('NE-01 the editor keeps a %s as it is', (_, node) => {
  const whole = document(paragraph('przed'), node, paragraph('po'))
  expect(roundTrip(whole as unknown as RichText)).toEqual(whole)
})

test('NE-01 200 random documents come out of the editor as they went in', () => {
  for (let seed = 0; seed < 200; seed++) {
    const before = decoded(randomDocument(seed))
    if (!('value' in before)) throw new Error(JSON.stringify(before.schema))
    expect(roundTrip(before.value)).toEqual(before.value)
  }
})

test('of documents that are not tidy, the editor makes valid ones, which it keeps', () => {
  let unchanged = 0
  for (let seed = 0; seed < 200; seed++) {
    const before = decoded(randomNode(seed))
    if (!('value' in before)) continue
    const once = roundTrip(before.value)
    expect(decoded(once)).toEqual({ value: once })
    expect(roundTrip(once)).toEqual(once)
    unchanged++
  }
  expect(unchanged).toBeGreaterThan(100)
})

test('what a document does not know is unwrapped: foreign addresses, large and small headings, other formats', () => {
  const written = edit(() => {
    const code = $createTextNode('kod').setFormat(16 | 1)
    const link = $createLinkNode('javascript:alert(1)').append($createTextNode('klik'))
    $getRoot().append(
      $createHeadingNode('h1').append($createTextNode('Duży')),
      $createHeadingNode('h6').append($createTextNode('Mały')),
      $createParagraphNode().append(code, link, $createLinkNode('/mapa')),
      $createParagraphNode(),
    )
  })
  expect(written).toEqual(
    document(
      { type: 'heading', tag: 'h2', children: [text('Duży')] },
      { type: 'heading', tag: 'h4', children: [text('Mały')] },
      paragraph({ text: 'kod', format: 1 }, 'klik'),
    ),
  )
})
