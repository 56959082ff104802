import { expect, test } from 'vitest'
import { conflictText } from './conflict-text.ts'

const t = (key: string) => key

test('NE-01 what somebody else has written is shown as a text, whatever the field', () => {
  const content = JSON.stringify({ version: 1, children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Bal', format: 0 }] }] })
  expect(conflictText('title', 'Bal', t)).toBe('Bal')
  expect(conflictText('lead', null, t)).toBe('')
  expect(conflictText('content', content, t)).toBe('Bal')
  expect(conflictText('kind', 'contest', t)).toBe('publications.kind.contest')
  expect(conflictText('attachments', [{ name: 'a.pdf' }, { name: 'b.pdf' }], t)).toBe('a.pdf, b.pdf')
  expect(conflictText('cover', null, t)).toBe('publications.form.none')
})
