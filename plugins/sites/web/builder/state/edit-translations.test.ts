import { expect, test } from 'vitest'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { newPage, newSection } from '../../../domain/site.ts'
import { translateSection, translateTitle } from './edit-translations.ts'

test('texts of one language change, those of others and of other pages and sections stay', () => {
  const text = documentOfText('Вітаємо')
  const [one, other] = [newSection('hours'), newSection('rich_text', documentOfText('Witaj'))] as const
  const page = newPage([], { kind: 'main', title: 'Start' }, [one, other])
  const site = { title: 'Bajka', theme: 'crayons', pages: [page, newPage([page], { kind: 'custom', title: 'O nas' }, [])] }
  const titled = translateTitle(translateTitle(site, page.id, 'ua', 'Головна'), page.id, 'en', 'Home')
  expect(titled.pages.map(({ title, translations }) => [title, translations])).toEqual([
    ['Start', { ua: { title: 'Головна' }, en: { title: 'Home' } }],
    ['O nas', undefined],
  ])
  const [first, second] = translateSection(other.id, 'ua', { title: 'Привіт' })(translateSection(other.id, 'ua', { text })(page.sections))
  expect([first, second]).toEqual([one, { ...other, translations: { ua: { title: 'Привіт', text } } }])
})
