import type { BlockNode, RichText } from '#core/rich-text/document.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { PageKind } from '../contract/terms.ts'

/** Facility of the demo whose site is published, and its sub-domain. */
export const demoSite = { facility: 'Słoneczko', city: 'Kraków', name: 'sloneczko', title: 'Przedszkole Słoneczko' } as const

const heading = (text: string): BlockNode => ({ type: 'heading', tag: 'h2', children: [{ type: 'text', text, format: 0 }] })
const paragraphs = (text: string) => documentOfText(text).children

/** Title of the page with documents. */
export const documentsTitle = 'Do pobrania'

/** Text of a page that the owner has written. */
export const settlingIn: { readonly title: string; readonly text: RichText } = {
  title: 'Adaptacja',
  text: {
    ...documentOfText(''),
    children: [
      ...paragraphs('Pierwsze dni w przedszkolu przeżywa cała rodzina. Dlatego adaptacja trwa u nas tyle, ile potrzebuje dziecko.'),
      heading('Zanim zacznie się wrzesień'),
      ...paragraphs(
        'W czerwcu i sierpniu zapraszamy na trzy wspólne popołudnia w ogrodzie. Dziecko poznaje salę, panie i kolegów, a Ty możesz zapytać o wszystko.',
      ),
      heading('Pierwsze dwa tygodnie'),
      ...paragraphs(
        'Przez pierwsze dni jedno z rodziców jest z dzieckiem w sali. Potem czeka z kawą obok, a na końcu macha przez okno.\n\nProsimy zabrać przytulankę, kapcie i ubranie na zmianę. Smoczek też może przyjść.',
      ),
    ],
  },
}

/** Ukrainian titles of the pages that the profile fills, by their kind. */
export const ukrainianTitles: ReadonlyMap<PageKind, string> = new Map([
  ['main', 'Головна'],
  ['about', 'Про нас'],
  ['news', 'Новини'],
  ['gallery', 'Галерея'],
  ['contact', 'Контакти'],
])
