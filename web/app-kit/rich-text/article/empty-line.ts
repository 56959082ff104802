import { $getSelection, $isParagraphNode, $isRangeSelection, $isRootNode, type NodeKey } from 'lexical'

/** Line with the caret at which something may be inserted: it is empty, or has a slash and what was typed behind it. */
export interface InsertLine {
  readonly key: NodeKey
  /** Text behind a slash; `null`: the line is empty. */
  readonly query: string | null
}

const slash = /^\/([^\s/]{0,20})$/

/** Returns the line with the caret if something may be inserted there; to be called while the editor is read. */
export const $insertLine = (): InsertLine | null => {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const line = selection.anchor.getNode().getTopLevelElement()
  if (!$isParagraphNode(line) || !$isRootNode(line.getParent())) return null
  if (line.isEmpty()) return { key: line.getKey(), query: null }
  const typed = slash.exec(line.getTextContent())
  return typed ? { key: line.getKey(), query: typed[1] ?? '' } : null
}
