import { $isListNode, ListNode } from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey } from 'lexical'
import { useEffect } from 'react'

/** Gives check lists the role of a group: Lexical makes their items checkboxes, of which there are none in a list. */
export const CheckListRolePlugin = (): null => {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
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
    [editor],
  )
  return null
}
