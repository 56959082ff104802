import { expect, test } from 'vitest'
import { textOf } from '#core/rich-text/read-document.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { accessibility } from '../../domain/legal/accessibility.ts'
import { points, words } from '../../domain/legal/blocks.ts'
import { markDeclaration } from './declaration-ids.ts'

const declaration = accessibility({
  name: 'Przedszkole Bajka',
  address: 'ul. Leśna 1, 30-001 Kraków',
  operator: null,
  isPublic: true,
  isNursery: false,
  site: 'https://bajka.kredka.pl',
  today: '27 listopada 2026',
  publishedOn: '3 września 2026',
})
const idsIn = (document: typeof declaration) => {
  const marked = markDeclaration(document)
  return [...marked.ids].map(([node, { id, day }]) => [id, textOf({ version: 1, children: [node as never] }).slice(0, 30), day])
}

test('WB-13 each part that the technical conditions of declarations name has its id, the text stays as it is', () => {
  expect(textOf(markDeclaration(declaration).document)).toBe(textOf(declaration))
  expect(idsIn(declaration)).toEqual([
    ['a11y-podmiot', 'Przedszkole Bajka', undefined],
    ['a11y-zakres', 'strony internetowej', undefined],
    ['a11y-url', 'https://bajka.kredka.pl', undefined],
    ['a11y-wstep', 'Przedszkole Bajka zobowiązuje ', undefined],
    ['a11y-data-publikacja', '3 września 2026', '2026-09-03'],
    ['a11y-data-aktualizacja', '27 listopada 2026', '2026-11-27'],
    ['a11y-status', 'częściowo zgodna', undefined],
    ['a11y-data-sporzadzenie', '27 listopada 2026', '2026-11-27'],
    ['a11y-data-przeglad', '27 listopada 2026', '2026-11-27'],
    ['a11y-audytor', expect.stringContaining('[uzupełnij: samooceny albo'), undefined],
    ['a11y-kontakt', 'Informacje zwrotne i dane kont', undefined],
    ['a11y-osoba', '[uzupełnij: imię i nazwisko al', undefined],
    ['a11y-email', '[uzupełnij: e-mail]', undefined],
    ['a11y-telefon', '[uzupełnij: telefon]', undefined],
    ['a11y-procedura', 'Obsługa wniosków i skarg', undefined],
    ['a11y-architektura', 'Dostępność architektoniczna', undefined],
    ['a11y-komunikacja', expect.stringContaining('Dostępność komunikacyjno-'), undefined],
    ['a11y-aplikacje', 'Aplikacje mobilne', undefined],
  ])
})

test('WB-13 what the owner has filled keeps its id, one id is never there twice, and other texts have none', () => {
  const filled = {
    version: 1 as const,
    children: [
      words('Strona jest niezgodna z ustawą.'),
      points('Data publikacji strony: 2026-01-02.', 'Data publikacji strony: 3 maja 2026', 'e-mail: a@b.pl;', 'telefon: '),
    ],
  }
  expect(idsIn(filled)).toEqual([
    ['a11y-status', 'niezgodna', undefined],
    ['a11y-data-publikacja', '2026-01-02', '2026-01-02'],
    ['a11y-email', 'a@b.pl', undefined],
  ])
  expect(textOf(markDeclaration(filled).document)).toBe(textOf(filled))
  expect(idsIn(documentOfText('Zapraszamy, strona jest nowa.'))).toEqual([])
})
