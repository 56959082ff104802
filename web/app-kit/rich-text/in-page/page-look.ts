import css from '#web/ui/rich-text/in-page.module.css'
import view from '#web/ui/rich-text/rich-text.module.css'
import type { EditorLook } from '../editor/editor-config.ts'

const classOf = (name: string): string => css[name] ?? ''

/** Look of a text in a page: the elements and classes of `RichTextView`; `level` is that of its largest headings. */
export const pageLook = (level: 2 | 3): EditorLook => ({
  scrollsTables: true,
  theme: {
    headingLevel: level,
    list: {
      checklist: view['checks'] ?? '',
      listitemChecked: classOf('checked'),
      listitemUnchecked: classOf('unchecked'),
      nested: { listitem: classOf('nested') },
    },
    tableScrollableWrapper: `${view['scroll']} ${classOf('table')}`,
    tableCellSelected: classOf('chosen-cell'),
    tableSelection: classOf('choosing'),
    text: {
      italic: classOf('italic'),
      underline: classOf('underline'),
      strikethrough: classOf('strike'),
      underlineStrikethrough: classOf('underline-strike'),
    },
  },
})
