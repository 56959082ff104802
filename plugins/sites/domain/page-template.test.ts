import { expect, test } from 'vitest'
import { textOf } from '#core/rich-text/read-document.ts'
import { faultOf } from '../contract/page-tree.ts'
import { demoTemplates } from '../demo/templates.ts'
import { chapter, documentOf, points, words } from './legal/blocks.ts'
import { fillText, pagesOfTemplate } from './page-template.ts'
import { newPage, newSection } from './site.ts'

const values = { nazwa: 'Bajka $& ', miasto: 'Łódź', adres: null }

test('SP-07 facts stand in for their names, those that are unknown are places to fill, other braces stay', () => {
  expect(fillText('{nazwa}, {miasto}, {miasto}: {adres} {telefon} {', values)).toBe('Bajka $& , Łódź, Łódź: [uzupełnij: adres] {telefon} {')
})

test('SP-07 a site begins with the pages of a template under ids of its own, filled in all texts', () => {
  const main = newPage([], { kind: 'main', title: 'Start' }, [newSection('welcome')])
  const text = documentOf(chapter('O {nazwa}'), words('W {miasto}.'), points('{adres}'))
  const about = newPage([main], { kind: 'about', title: 'Poznaj {nazwa}', parent: main.id }, [
    { ...newSection('rich_text', text), title: 'Witaj w {miasto}' },
  ])
  const [first, second] = pagesOfTemplate({ pages: [main, about] }, values)
  expect([first?.id === main.id, second?.id === about.id, second?.parent === first?.id]).toEqual([false, false, true])
  expect(second).toMatchObject({ title: 'Poznaj Bajka $& ', slug: 'poznaj-bajka-i', sections: [{ title: 'Witaj w Łódź' }] })
  const filled = second?.sections[0]?.text
  expect(filled && textOf(filled)).toBe('O Bajka $& \nW Łódź.\n[uzupełnij: adres]')
  expect(pagesOfTemplate({ pages: [{ ...main, title: '{nazwa}'.repeat(30) }] }, values)[0]?.title).toHaveLength(80)
})

test('SP-07 the templates of the demo are trees, with contact and without a text that is empty', () => {
  const templates = demoTemplates('2026-11-27T10:00:00.000Z')
  expect(new Set(templates.map(({ key }) => key)).size).toBe(3)
  for (const { pages } of templates) {
    expect(faultOf(pages)).toBeNull()
    expect(pages.some(({ kind }) => kind === 'contact')).toBe(true)
    for (const { sections } of pages) expect(sections.every(({ text }) => text === null || textOf(text) !== '')).toBe(true)
  }
})
