import { expect, test } from 'vitest'
import type { RichText } from './document.ts'
import { documentOfField, fieldOfDocument, textOfField } from './field-value.ts'
import { document, paragraph } from './testing/documents.ts'
import { documentOfText, emptyDocument } from './write-document.ts'

const whole = document({ type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Plan', format: 1 }] }, paragraph('Raz')) as RichText

test('NE-01 a field holds a document as JSON, or the paragraphs of a plain text', () => {
  expect(documentOfField(fieldOfDocument(whole))).toEqual(whole)
  expect(documentOfField('Raz\n\ndwa')).toEqual(documentOfText('Raz\n\ndwa'))
})

test.each(['{', '{"a":1}', '{ to nie dokument }', '[]', 'null', '{"version":1,"children":"x"}'])('%j is a plain text', (value) =>
  expect(documentOfField(value)).toEqual(documentOfText(value)),
)

test('equal documents are equal texts, in any order of members; an empty one is an empty text', () => {
  const turned = { children: whole.children.map((node) => Object.fromEntries(Object.entries(node).reverse())), version: 1 }
  expect(fieldOfDocument(turned as unknown as RichText)).toBe(fieldOfDocument(whole))
  expect([fieldOfDocument(emptyDocument), fieldOfDocument(document(paragraph(' ')) as RichText)]).toEqual(['', ''])
  const film = document({ type: 'film', url: 'https://przyklad.pl/film', title: '' }) as RichText
  expect(documentOfField(fieldOfDocument(film))).toEqual(film)
})

test('shows people the text of a field, blocks apart', () => {
  expect([textOfField(fieldOfDocument(whole)), textOfField('Raz\n\ndwa'), textOfField('')]).toEqual(['Plan\n\nRaz', 'Raz\n\ndwa', ''])
})
