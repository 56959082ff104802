import { expect, test } from 'vitest'
import type { RichText } from '#core/rich-text/document.ts'
import { fieldOfDocument, textOfField } from '#core/rich-text/field-value.ts'
import { document, paragraph } from '#core/rich-text/testing/documents.ts'
import { randomDocument } from '../testing/random-document.ts'
import { documentOfEditedText } from './edited-text.ts'

const rule = { type: 'horizontalrule' }
const heading = { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Plan', format: 0 }] }
const bold = paragraph({ text: 'gruby', format: 1 })
const whole = document(rule, heading, paragraph('Raz'), rule, bold) as unknown as RichText

test.each([
  ['nothing', 'Plan\n\nRaz\n\ngruby', whole],
  ['the middle', 'Plan\n\nRaz i dwa\n\ntrzy\n\ngruby', document(rule, heading, paragraph('Raz i dwa'), paragraph('trzy'), bold)],
  ['the end', 'Plan\n\nRaz\n\ngruby i nowy', document(rule, heading, paragraph('Raz'), rule, paragraph('gruby i nowy'))],
  ['one more at the end', 'Plan\n\nRaz\n\ngruby\n\nnowy', document(rule, heading, paragraph('Raz'), rule, bold, paragraph('nowy'))],
  ['the beginning', 'Nowy plan\n\nRaz\n\ngruby', document(rule, paragraph('Nowy plan'), paragraph('Raz'), rule, bold)],
  ['all', '', document(rule)],
])('a plain text of which somebody edited %s keeps the rest of the document', (_, text, expected) =>
  expect(documentOfEditedText(whole, text)).toEqual(expected),
)

test('an unchanged plain text is the same document', () => {
  for (let seed = 0; seed < 100; seed++) {
    const before = randomDocument(seed)
    expect(documentOfEditedText(before, textOfField(fieldOfDocument(before)))).toEqual(before)
  }
})
