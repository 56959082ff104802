import css from './editor.module.css'
import type { EditorLook } from './editor-config.ts'

const classOf = (name: string): string => css[name] ?? ''

/** Look of a text in a field of a form. */
export const fieldLook: EditorLook = {
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
