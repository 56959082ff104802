import { $isHeadingNode } from '@lexical/rich-text'
import { $getDocument, DEFAULT_EDITOR_DOM_CONFIG } from 'lexical'
import css from '#web/ui/rich-text/in-page.module.css'
import view from '#web/ui/rich-text/rich-text.module.css'
import type { EditorLook } from '../editor/create-editor.ts'
import { $isTable } from '../tables/table-nodes.ts'

const classOf = (name: string): string => css[name] ?? ''

/** Look of a text in a page: the elements and classes of `RichTextView`; `level` is that of its largest headings. */
export const pageLook = (level: 2 | 3): EditorLook => ({
  scrollsTables: true,
  theme: {
    list: {
      checklist: view['checks'] ?? '',
      listitemChecked: classOf('checked'),
      listitemUnchecked: classOf('unchecked'),
      nested: { listitem: classOf('nested') },
    },
    tableScrollableWrapper: view['scroll'] ?? '',
    tableCellSelected: classOf('chosen-cell'),
    tableSelection: classOf('choosing'),
    text: {
      italic: classOf('italic'),
      underline: classOf('underline'),
      strikethrough: classOf('strike'),
      underlineStrikethrough: classOf('underline-strike'),
    },
  },
  dom: {
    $createDOM: (node, editor) => {
      if ($isHeadingNode(node)) return $getDocument().createElement(`h${Number(node.getTag()[1]) + level - 2}`)
      const element = DEFAULT_EDITOR_DOM_CONFIG.$createDOM(node, editor)
      if ($isTable(node)) element.dataset['table'] = ''
      return element
    },
  },
})
