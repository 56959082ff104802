import { $createNodeSelection, $setSelection, type LexicalEditor, type NodeKey } from 'lexical'

/** Selects a block as a whole. */
export const selectEmbed = (editor: LexicalEditor, key: NodeKey): void =>
  editor.update(() => {
    const selection = $createNodeSelection()
    selection.add(key)
    $setSelection(selection)
  })
