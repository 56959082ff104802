import { expect, test } from 'vitest'
import { conflictText } from './conflict-text.ts'

const context = { t: (key: string) => key, section: 'materials', tagName: (id: string) => `tag ${id}` } as const

test('NE-01 what somebody else has written is shown as a text, whatever the field', () => {
  const content = JSON.stringify({ version: 1, children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Bal', format: 0 }] }] })
  expect(conflictText('title', 'Bal', context)).toBe('Bal')
  expect(conflictText('lead', null, context)).toBe('')
  expect(conflictText('content', content, context)).toBe('Bal')
  expect(conflictText('kind', 'contest', context)).toBe('publications.kind.contest')
  expect(conflictText('attachments', [{ name: 'a.pdf' }, { name: 'b.pdf' }], context)).toBe('a.pdf, b.pdf')
  expect(conflictText('tag_ids', ['1', '2'], context)).toBe('tag 1, tag 2')
  expect(conflictText('licence', 'cc-by', context)).toBe('publications.form.licence.cc-by')
  expect(conflictText('visibility', 'private', context)).toBe('publications.area.readers.private')
  expect(conflictText('visibility', 'private', { ...context, section: 'facility' })).toBe('publications.visibility.private')
  expect(conflictText('cover', null, context)).toBe('publications.form.none')
})
