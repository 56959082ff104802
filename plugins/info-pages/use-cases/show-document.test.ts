import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { anonymous } from '#core/access/actor.ts'
import { book } from '../content/book.ts'
import type { Book, Edition } from '../domain/book.port.ts'
import { makeShowDocument } from './show-document.ts'

const [first] = book.documents.terms
const second: Edition = {
  version: 2,
  from: '2027-03-01',
  text: { ...first.text, pl: { ...first.text.pl, lead: 'Nowe brzmienie.' } },
}
const twoEditions: Book = { ...book, documents: { ...book.documents, terms: [second, first] } }
const show = (version?: string) => makeShowDocument({ book: twoEditions })(anonymous('x'), { name: 'terms', language: 'pl', version })

test('ST-04 the newest edition is shown, and the others are named with their day', () => {
  expect(Effect.runSync(show())).toMatchObject({
    version: 2,
    from: '2027-03-01',
    newest: true,
    lead: 'Nowe brzmienie.',
    others: [{ version: 1, from: '2026-11-21' }],
  })
})

test('ST-04 an earlier edition stays readable as it was', () => {
  const others = [{ version: 2, from: '2027-03-01' }]
  expect(Effect.runSync(show('1'))).toMatchObject({ version: 1, newest: false, lead: first.text.pl.lead, others })
})

test('an edition that never was is not found', () => {
  for (const version of ['3', '0', '1.0', 'x', ''])
    expect(Effect.runSync(Effect.flip(show(version)))).toMatchObject({ _tag: 'InfoPageNotFound', kind: 'not-found' })
})
