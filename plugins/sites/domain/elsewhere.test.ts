import { expect, test } from 'vitest'
import type { SiteContent, SitePage } from '../contract/site.ts'
import { elsewhereOf } from './elsewhere.ts'
import { newPage } from './site.ts'

const main: SitePage = { ...newPage([], { kind: 'main', title: 'Start' }, []), translations: { ua: { title: 'Головна' } } }
const about = newPage([main], { kind: 'about', title: 'O nas' }, [])
const content: SiteContent = { title: 'Bajka', theme: 'crayons', pages: [main, about] }

test('WB-15 a page that a language lacks is offered in those that have it; a site that lacks the language, in all that it has', () => {
  expect(elsewhereOf(content, 'o-nas', 'ua')).toEqual([{ language: 'pl', path: '/o-nas' }])
  expect(elsewhereOf(content, 'o-nas', 'en')).toEqual([
    { language: 'pl', path: '/o-nas' },
    { language: 'ua', path: '/' },
  ])
  expect(elsewhereOf(content, 'nie-ma', 'en').map(({ path }) => path)).toEqual(['/', '/'])
  expect([elsewhereOf(content, 'nie-ma', 'pl'), elsewhereOf(content, 'nie-ma', 'ua')]).toEqual([[], []])
})
