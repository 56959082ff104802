import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { RichText } from '#core/rich-text/document.ts'
import { outlineOf, textOf } from '#core/rich-text/read-document.ts'
import { legalKinds } from '../../contract/terms.ts'
import { newPage, newSection } from '../site.ts'
import { unfilledIn } from './blocks.ts'
import { isPublicFacility, legalChecklist } from './legal-checklist.ts'
import type { LegalFacts } from './legal-facts.ts'
import { legalTexts } from './legal-texts.ts'

const known: LegalFacts = {
  name: 'Przedszkole Bajka',
  address: 'ul. Leśna 1, 30-001 Kraków',
  operator: { name: 'Gmina Kraków', address: 'pl. Wszystkich Świętych 3-4, 31-004 Kraków' },
  isPublic: true,
  isNursery: false,
  site: 'https://bajka.kredka.pl',
  today: '27 listopada 2026',
  publishedOn: '3 września 2026',
}
const unknown: LegalFacts = { ...known, address: null, operator: null, isPublic: false, isNursery: true }

test.each(legalKinds)(
  'WB-13 the text %s is a document, says to ask a lawyer with its date, and names what is still to be filled',
  (kind) => {
    for (const facts of [known, unknown]) {
      const text = legalTexts[kind].text(facts)
      expect(Schema.decodeUnknownSync(RichText)(text)).toEqual(text)
      expect(textOf(text).split('\n')[0]).toMatch(/^Sprawdź z prawnikiem\. To wzór z dnia 27 listopada 2026 r\./)
      expect(textOf(text)).not.toMatch(/undefined|null|\.\.|[^ ] {2}/)
      expect(unfilledIn(text)).toBe(textOf(text).match(/\[uzupełnij: [^\]]+\]/g)?.length)
    }
  },
)

test('WB-13 what the profile says is in the texts, what it does not say is a place to fill', () => {
  const of = (facts: LegalFacts) => textOf(legalTexts.child_protection.text(facts))
  expect(of(known)).toContain('w placówce Przedszkole Bajka (ul. Leśna 1, 30-001 Kraków), którą prowadzi Gmina Kraków, pl. Wszystkich')
  expect(of(unknown)).toContain('Przedszkole Bajka ([uzupełnij: adres placówki]), którą prowadzi [uzupełnij: nazwa i adres organu')
  expect(unfilledIn(legalTexts.child_protection.text(unknown))).toBe(unfilledIn(legalTexts.child_protection.text(known)) + 2)
})

test('WB-13 the standards have all chapters of art. 22c, and a short version for children', () => {
  expect(outlineOf(legalTexts.child_protection.text(known)).map(({ text }) => text)).toEqual([
    'Co znaczą słowa',
    'Kogo dopuszczamy do pracy z dziećmi',
    'Bezpieczne relacje personelu z dziećmi',
    'Bezpieczne relacje między dziećmi',
    'Co robimy, gdy dziecku może dziać się krzywda',
    'Zawiadomienia',
    'Plan wsparcia dziecka',
    'Dzieci z niepełnosprawnością i ze specjalnymi potrzebami',
    'Internet i urządzenia elektroniczne',
    'Osoby odpowiedzialne',
    'Dokumentowanie zdarzeń',
    'Jak udostępniamy standardy',
    'Przegląd',
    'Gdzie szukać pomocy',
  ])
  const short = textOf(legalTexts.child_protection_short.text(known))
  expect(short.length).toBeLessThan(textOf(legalTexts.child_protection.text(known)).length / 4)
})

test('WB-13 the controller is a public facility itself, else the body that runs it, and acts follow the age of children', () => {
  const of = (facts: LegalFacts) => textOf(legalTexts.privacy.text(facts))
  expect(of(known)).toContain('Administratorem danych jest Przedszkole Bajka, ul. Leśna 1')
  expect(of({ ...known, isPublic: false })).toContain('Administratorem danych jest Gmina Kraków')
  expect(of(known)).toContain('Prawo oświatowe')
  expect(of(unknown)).toContain('o opiece nad dziećmi w wieku do lat 3')
})

test.each([
  ['communal', [], true],
  ['public', [], true],
  ['non_public', ['public'], false],
  ['private', [], false],
  [null, ['self_government'], true],
  [null, ['montessori'], false],
] as const)('WB-13 a facility of the type %s with the tags %j is public: %s', (legalType, tags, isPublic) => {
  expect(isPublicFacility({ legalType, tags })).toBe(isPublic)
})

test('WB-13 the list says what is required, present, published and still to fill', () => {
  const main = newPage([], { kind: 'main', title: 'Start' })
  const text = legalTexts.privacy.text(known)
  const page = { ...newPage([main], { kind: 'custom', title: 'RODO' }, [newSection('rich_text', text)]), legal: 'privacy' as const }
  const content = { title: 'Bajka', theme: 'crayons', pages: [main, page] }
  const hidden = { ...content, pages: [main, { ...page, visible: false }] }
  const list = (published: typeof content | null) =>
    legalChecklist({ legalType: 'private', tags: [] }, { draft: content, published }).map((item) => [
      item.kind,
      item.required,
      item.page_id,
      item.published,
      item.unfilled,
    ])
  expect(list(content)).toEqual([
    ['child_protection', true, null, false, 0],
    ['child_protection_short', true, null, false, 0],
    ['privacy', true, page.id, true, unfilledIn(text)],
    ['accessibility', false, null, false, 0],
  ])
  for (const published of [null, hidden]) expect(list(published)[2]).toEqual(['privacy', true, page.id, false, unfilledIn(text)])
})
