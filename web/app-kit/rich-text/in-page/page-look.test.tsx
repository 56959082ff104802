// @vitest-environment happy-dom
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { LexicalEditor } from 'lexical'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { RichText } from '#core/rich-text/document.ts'
import { document as documentOf, paragraph, text } from '#core/rich-text/testing/documents.ts'
import { toDocument } from '../convert/to-document.ts'
import { editorConfig } from '../editor/editor-config.ts'
import { PageText } from './PageText.tsx'
import { pageLook } from './page-look.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('headings of a text in its page begin below that of their section, and stay when it is left', async () => {
  const written = documentOf(
    { type: 'heading', tag: 'h2', children: [text('Plan')] },
    { type: 'heading', tag: 'h3', children: [text('Rano')] },
    paragraph('Zupa'),
  ) as unknown as RichText
  const page = document.createElement('div')
  const host = document.createElement('div')
  document.body.append(page, host)
  let editor: LexicalEditor | undefined
  const Text = () => {
    ;[editor] = useLexicalComposerContext()
    return <PageText root={page} label="Tekst" point={null} />
  }
  const root = createRoot(host)
  const config = editorConfig(pageLook(3), written)
  await act(async () =>
    root.render(
      <LexicalComposer initialConfig={config}>
        <Text />
      </LexicalComposer>,
    ),
  )
  const shown = () => [...page.children].map(({ localName, textContent }) => `${localName} ${textContent}`)
  expect([page.contentEditable, shown()]).toEqual(['true', ['h3 Plan', 'h4 Rano', 'p Zupa']])
  const state = editor?.getEditorState()
  expect(state && toDocument(state)).toEqual(written)
  await act(async () => root.unmount())
  expect([page.hasAttribute('contenteditable'), shown()]).toEqual([false, ['h3 Plan', 'h4 Rano', 'p Zupa']])
})
