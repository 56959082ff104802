import type { TermsInForce } from '../contract/terms-in-force.ts'
import type { Book } from './book.port.ts'

/** The newest edition that holds already; before the first one, the first. */
export const makeTermsInForce =
  ({ book }: { readonly book: Book }): TermsInForce =>
  (today) => {
    const editions = book.documents.terms
    return (editions.find(({ from }) => from <= today) ?? editions.at(-1) ?? editions[0]).from
  }
