import { expect, test } from 'vitest'
import type { RichText } from '#core/rich-text/document.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { isUnfilled, placeholdersIn } from './placeholders.ts'

test.each([
  ['Telefon: [uzupełnij: numer telefonu].', ['numer telefonu']],
  ['[uzupełnij], [Uzupełnij : adres] i [UZUPEŁNIJ:e-mail]', ['', 'adres', 'e-mail']],
  ['Proszę uzupełnij formularz [1]', []],
] as const)('WB-18 places to fill are found however they are spelled: %j', (text, found) => {
  expect(placeholdersIn(text)).toEqual(found)
})

const heading = { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Kontakt', format: 0 }] } as const
const picture = { type: 'image', upload: 'u', alt: '', caption: '', width: 'full' } as const
const withNodes = (text: RichText, ...nodes: RichText['children']): RichText => ({ ...text, children: [...nodes, ...text.children] })

test('WB-18 a text of places to fill alone says nothing; one with a word, or a picture, does', () => {
  const places = documentOfText('[uzupełnij: telefon], [uzupełnij]')
  expect([places, withNodes(places, heading)].map(isUnfilled)).toEqual([true, true])
  expect(
    [documentOfText('Telefon: [uzupełnij]'), withNodes(places, picture), documentOfText(''), documentOfText('Witaj')].map(isUnfilled),
  ).toEqual([false, false, false, false])
})
