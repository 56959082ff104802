import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { $isListNode, ListNode, registerCheckList, registerList } from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  createEditor,
  type EditorDOMRenderConfig,
  type EditorThemeClasses,
  type LexicalEditor,
  mergeRegister,
  RootNode,
} from 'lexical'
import { $isEmbedNode } from '../nodes/EmbedNode.ts'
import { editorNodes } from '../nodes/editor-nodes.ts'
import { loadedTables } from '../tables/load-tables.ts'
import { $isTable } from '../tables/table-nodes.ts'
import css from './editor.module.css'
import { registerMarkdown } from './markdown.ts'

/** Classes and elements of the text that is edited. */
export interface EditorLook {
  readonly theme: EditorThemeClasses
  readonly dom?: Partial<EditorDOMRenderConfig>
  /** Tables stand in elements that scroll. */
  readonly scrollsTables?: boolean
}

const classOf = (name: string): string => css[name] ?? ''

/** Look of a text in a field of a form. */
const fieldLook: EditorLook = {
  theme: {
    list: {
      checklist: classOf('checks'),
      listitemChecked: classOf('checked'),
      listitemUnchecked: classOf('unchecked'),
      nested: { listitem: classOf('nested') },
    },
    table: classOf('table'),
    tableCellSelected: classOf('chosen-cell'),
    tableSelection: classOf('choosing'),
    text: {
      italic: classOf('italic'),
      underline: classOf('underline'),
      strikethrough: classOf('strike'),
      underlineStrikethrough: classOf('underline-strike'),
    },
  },
}

/** Creates an editor without content. Errors of Lexical reach the console; the text stays as it was before. */
export const makeEditor = ({ theme, dom, scrollsTables }: EditorLook = fieldLook): LexicalEditor => {
  const editor = createEditor({
    namespace: 'kredka',
    nodes: [...editorNodes],
    theme,
    ...(dom && { dom }),
    onError: (error) => console.error(error),
  })
  loadedTables()?.addTableNodes(editor, scrollsTables)
  return editor
}

/** Adds the behaviour of a rich text: formats, lists, history, Markdown; returns the function that removes it. */
export const registerBehaviour = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    registerRichText(editor),
    registerHistory(editor, createEmptyHistoryState(), 300),
    registerList(editor),
    registerCheckList(editor),
    registerMarkdown(editor),
    // Its items are checkboxes, of which there are none in a list.
    editor.registerMutationListener(ListNode, (changed) => {
      for (const [key, change] of changed) {
        const element = change === 'destroyed' ? null : editor.getElementByKey(key)
        const isCheck = editor.read(() => {
          const node = $getNodeByKey(key)
          return $isListNode(node) && node.getListType() === 'check'
        })
        if (isCheck) element?.setAttribute('role', 'group')
        else element?.removeAttribute('role')
      }
    }),
    // One can always go on writing below a picture or table.
    editor.registerNodeTransform(RootNode, () => {
      const last = $getRoot().getLastChild()
      if (!last || $isEmbedNode(last) || $isTable(last)) $getRoot().append($createParagraphNode())
    }),
  )
