import { expect, test } from 'vitest'
import type { RichText } from './document.ts'
import { countWords, excerptOf, isEmptyDocument, outlineOf, textOf, uploadsOf } from './read-document.ts'
import { document, paragraph, text } from './testing/documents.ts'
import { documentOfText, emptyDocument, upgradeDocument } from './write-document.ts'

const whole = document(
  { type: 'heading', tag: 'h2', children: [text('Bal jesieni')] },
  paragraph('Zapraszamy ', { text: 'wszystkie', format: 1 }, ' grupy.'),
  {
    type: 'list',
    listType: 'bullet',
    children: [
      {
        type: 'listitem',
        children: [text('kapcie'), { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('czyste')] }] }],
      },
      { type: 'listitem', children: [text('parasol')] },
    ],
  },
  {
    type: 'table',
    children: [
      {
        type: 'tablerow',
        children: [
          { type: 'tablecell', header: true, children: [paragraph('Grupa')] },
          { type: 'tablecell', header: true, children: [paragraph('Godzina')] },
        ],
      },
    ],
  },
  { type: 'image', upload: 'a', alt: 'Liście', caption: 'W ogrodzie', width: 'full' },
  { type: 'attachment', upload: 'b', name: 'Plan.pdf' },
  { type: 'attachment', upload: 'a', name: 'Znowu.pdf' },
  { type: 'heading', tag: 'h3', children: [text(' ')] },
) as unknown as RichText

test('reads text, words, outline and uploads of a document', () => {
  expect(textOf(whole)).toBe(
    'Bal jesieni\nZapraszamy wszystkie grupy.\nkapcie\nczyste\nparasol\nGrupa · Godzina\nLiście. W ogrodzie\nPlan.pdf\nZnowu.pdf',
  )
  expect(countWords(whole)).toBe(17)
  expect(outlineOf(whole)).toEqual([{ tag: 'h2', text: 'Bal jesieni', position: 0 }])
  expect(uploadsOf(whole)).toEqual(['a', 'b'])
})

test('an excerpt ends at a word, without headings', () => {
  expect(excerptOf(whole, 200)).toBe('Zapraszamy wszystkie grupy. kapcie czyste parasol')
  expect(excerptOf(whole, 30)).toBe('Zapraszamy wszystkie grupy.…')
  expect(excerptOf(whole, 25)).toBe('Zapraszamy wszystkie…')
  expect(excerptOf(documentOfText('😀'.repeat(20)), 12).isWellFormed()).toBe(true)
})

test('plain text becomes paragraphs and lines, also that of older records', () => {
  expect(documentOfText('Raz\r\ndwa\n\n \n\n trzy ')).toEqual({
    version: 1,
    children: [{ type: 'paragraph', children: [text('Raz'), { type: 'linebreak' }, text('dwa')] }, paragraph('trzy')],
  })
  expect(textOf(upgradeDocument('Raz\n\ndwa'))).toBe('Raz\ndwa')
  expect(upgradeDocument(whole)).toBe(whole)
  expect([isEmptyDocument(emptyDocument), isEmptyDocument(documentOfText(' \n ')), isEmptyDocument(whole)]).toEqual([true, true, false])
})
