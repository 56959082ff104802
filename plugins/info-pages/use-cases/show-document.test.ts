import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { anonymous } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { infoTexts } from '../content/info-texts.ts'
import type { Edition, InfoTexts } from '../domain/info-texts.port.ts'
import { ShowDocument } from './documents.ts'

const [first] = infoTexts.documents.terms
const second: Edition = {
  version: 2,
  from: '2027-03-01',
  text: { ...first.text, pl: { ...first.text.pl, lead: 'Nowe brzmienie.' } },
}
const twoEditions: InfoTexts = { ...infoTexts, documents: { ...infoTexts.documents, terms: [second, first] } }
const show = (version?: string) =>
  makeOf(ShowDocument)({ infoTexts: twoEditions })(anonymous('x'), { name: 'terms', language: 'pl', version })

test('ST-04 shows the newest edition and lists the others with their day', () => {
  expect(Effect.runSync(show())).toMatchObject({
    version: 2,
    from: '2027-03-01',
    newest: true,
    lead: 'Nowe brzmienie.',
    others: [{ version: 1, from: '2026-11-21' }],
  })
})

test('ST-04 shows an earlier edition unchanged', () => {
  const others = [{ version: 2, from: '2027-03-01' }]
  expect(Effect.runSync(show('1'))).toMatchObject({ version: 1, newest: false, lead: first.text.pl.lead, others })
})

test('fails with not-found for an unknown edition', () => {
  for (const version of ['3', '0', '1.0', 'x', ''])
    expect(Effect.runSync(Effect.flip(show(version)))).toMatchObject({ _tag: 'InfoPageNotFound', kind: 'not-found' })
})
