import { expect, test } from 'vitest'
import type { SiteContent } from '../contract/site.ts'
import { withFormerAddresses } from './former-addresses.ts'
import { newPage } from './site.ts'

const main = newPage([], { kind: 'main', title: 'Start' })
const about = newPage([main], { kind: 'about', title: 'O nas' })
const published: SiteContent = { title: 'Bajka', theme: 'crayons', pages: [main, about] }
const withSlug = (slug: string): SiteContent => ({ ...published, pages: [main, { ...about, slug }] })

test('WB-23 a page that is published under another address is found at the earlier one too, once', () => {
  const renamed = withFormerAddresses(published, withSlug('poznaj-nas'))
  expect(renamed.pages[1]?.former).toEqual(['/o-nas'])
  expect(withFormerAddresses(published, renamed)).toEqual(renamed)
  expect(withFormerAddresses(published, published)).toEqual(published)
  expect(withFormerAddresses(null, published)).toBe(published)
})

test('WB-23 an address that another page has by now leads to that one alone', () => {
  const other = { ...newPage([main], { kind: 'custom', title: 'O nas' }), slug: 'o-nas' }
  const draft = { ...published, pages: [main, { ...about, slug: 'historia' }, other] }
  expect(withFormerAddresses(published, draft).pages[1]?.former).toBeUndefined()
})
