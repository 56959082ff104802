import { expect, test } from 'vitest'
import { pathOfPost, sectionOfPath, slugOfTitle } from './addresses.ts'

test('a title in Ukrainian has a slug of Latin letters', () => {
  expect([slugOfTitle('Перші дні в садку'), slugOfTitle('Żółte liście'), slugOfTitle('🎈')]).toEqual([
    'perszi-dni-w-sadku',
    'zolte-liscie',
    'wpis',
  ])
})

test('the page of a post leads back to its place', () => {
  for (const section of ['facility', 'materials', 'blog'] as const) {
    const facility = section === 'facility' ? 'bajka' : null
    expect(sectionOfPath(pathOfPost({ section, slug: 'bal' }, 'bajka'))).toEqual({ section, slug: 'bal', facility })
  }
  for (const path of ['/', '/blog', '/strefa-nauczyciela', '/strefa-nauczyciela/kalendarz/andrzejki', '/placowka/bajka/aktualnosci'])
    expect([path, sectionOfPath(path)]).toEqual([path, null])
})
