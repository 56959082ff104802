import { $getRoot, $isElementNode, $isTextNode, type LexicalNode } from 'lexical'

const $textNodes = (node: LexicalNode): readonly LexicalNode[] => ($isElementNode(node) ? node.getChildren().flatMap($textNodes) : [node])

/** Puts the caret where it was in the plain text field, `offset` characters from the beginning; blank lines between blocks count two. */
export const $placeCaret = (offset: number): void => {
  let rest = offset
  for (const block of $getRoot().getChildren()) {
    const length = block.getTextContentSize()
    if (rest <= length) {
      for (const node of $textNodes(block)) {
        const size = node.getTextContentSize()
        if ($isTextNode(node) && rest <= size) {
          node.select(rest, rest)
          return
        }
        rest -= size
      }
      block.selectEnd()
      return
    }
    rest -= length + 2
  }
  $getRoot().selectEnd()
}
