import { createHeadlessEditor } from '@lexical/headless'
import { $createParagraphNode, $createTextNode, $getRoot, $isElementNode, type EditorState, type LexicalEditor } from 'lexical'
import { expect, test } from 'vitest'
import { seededRandom } from '#core/kernel/seeded-random.ts'
import { richTextSize } from '#core/rich-text/document-size.ts'
import { fieldOfDocument } from '#core/rich-text/field-value.ts'
import { countWords, textOf } from '#core/rich-text/read-document.ts'
import { editorNodes } from '../nodes/editor-nodes.ts'
import { randomDocument } from '../testing/random-document.ts'
import { readerOf } from './document-reader.ts'
import { $fromDocument, $nodesOf } from './from-document.ts'
import { toDocument } from './to-document.ts'

const makeEditor = (): LexicalEditor =>
  createHeadlessEditor({
    nodes: [...editorNodes],
    onError: (error) => {
      throw error
    },
  })

/** Reads a text as a whole. */
const readWhole = (state: EditorState) => {
  const document = toDocument(state)
  return {
    value: fieldOfDocument(document),
    words: countWords(document),
    characters: textOf(document).length,
    nodes: richTextSize(document).nodes,
  }
}

/** Changes a text somewhere: what is written, added, moved or removed. */
const $change = (seed: number): void => {
  const { between } = seededRandom(seed)
  const children = $getRoot().getChildren()
  const block = children[between(0, Math.max(0, children.length - 1))]
  if (!block) return void $getRoot().append($createParagraphNode())
  const deepest = $isElementNode(block) ? block.getLastDescendant() : null
  const changes = [
    () => (deepest ?? block).insertBefore($createTextNode('x')),
    () => block.remove(),
    () => block.insertAfter($nodesOf(randomDocument(seed).children)[0] ?? $createParagraphNode()),
    () => $getRoot().append(block),
  ]
  changes[deepest === null || deepest === block ? between(1, 3) : between(0, 3)]?.()
}

test('NE-01 a text that is changed bit by bit is read as it would be read as a whole, also when it is undone', () => {
  for (let seed = 0; seed < 40; seed++) {
    const editor = makeEditor()
    const reader = readerOf(editor)
    const states: EditorState[] = []
    const isSame = () => {
      const state = editor.getEditorState()
      expect(reader.read(state)).toMatchObject(readWhole(state))
    }
    editor.update(() => $fromDocument(randomDocument(seed)), { discrete: true })
    for (let step = 0; step < 8; step++) {
      isSame()
      states.push(editor.getEditorState())
      editor.update(() => $change(seed * 100 + step), { discrete: true })
    }
    isSame()
    const earlier = states[3]
    if (earlier && !earlier.isEmpty()) editor.setEditorState(earlier)
    isSame()
    editor.update(() => $change(seed), { discrete: true })
    isSame()
  }
})

test('only what has changed is converted again', () => {
  const editor = makeEditor()
  const reader = readerOf(editor)
  const lines = Array.from({ length: 2000 }, (_, n) => $line(n))
  editor.update(() => void $getRoot().append(...lines.map((line) => line())), { discrete: true })
  const time = (read: () => unknown) => {
    const start = performance.now()
    read()
    return performance.now() - start
  }
  const first = time(() => reader.read(editor.getEditorState()))
  editor.update(() => void $getRoot().getFirstDescendant()?.insertBefore($createTextNode('y')), { discrete: true })
  const second = Math.min(
    ...[1, 2, 3].map(() => {
      editor.update(() => void $getRoot().getFirstDescendant()?.insertBefore($createTextNode('y')), { discrete: true })
      return time(() => reader.read(editor.getEditorState()))
    }),
  )
  expect(second).toBeLessThan(first / 2)
})

/** Makes a paragraph when it is called in an update. */
const $line = (n: number) => () => $createParagraphNode().append($createTextNode(`${n} Dzieci zbierały liście i liczyły kasztany.`))
