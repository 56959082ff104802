import { expect, test } from 'vitest'
import type { RichText } from '#core/rich-text/document.ts'
import { fieldOfDocument } from '#core/rich-text/field-value.ts'
import { document, paragraph } from '#core/rich-text/testing/documents.ts'
import { emptyValues } from '../values.ts'
import { missingOf } from './missing.ts'

const before = emptyValues('facility', 'pl')
const picture = { type: 'image', upload: '0199b1f0-0000-7000-8000-000000000001', alt: 'Las', caption: '', width: 'full' }
const content = (...blocks: readonly unknown[]) => fieldOfDocument(document(...blocks) as unknown as RichText)

test('NE-01 a new post lacks its title and its text, and consents once it has a picture', () => {
  expect(missingOf(before, before)).toEqual(['title', 'content'])
  const written = { ...before, title: 'Bal', content: content(paragraph('Było pięknie.')) }
  expect(missingOf(written, before)).toEqual([])
  const pictured = { ...written, content: content(paragraph('Było pięknie.'), picture) }
  expect(missingOf(pictured, before)).toEqual(['consents'])
  expect(missingOf({ ...pictured, consents: true }, before)).toEqual([])
})
