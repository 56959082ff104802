import { HeadingNode, type SerializedHeadingNode } from '@lexical/rich-text'
import { $getDocument, type EditorConfig, type LexicalNodeConfig } from 'lexical'

/** Heading of a text in its page, where `pageLevel` of the theme is the level of the largest ones; copied as any heading. */
class PageHeadingNode extends HeadingNode {
  override $config() {
    return this.config('page-heading', { extends: HeadingNode })
  }
  override createDOM({ theme }: EditorConfig): HTMLElement {
    return $getDocument().createElement(`h${Number(this.getTag()[1]) + theme['pageLevel'] - 2}`)
  }
  override exportJSON(): SerializedHeadingNode {
    return { ...super.exportJSON(), type: HeadingNode.getType() }
  }
}

/** Nodes that show headings at the level of the page. */
export const pageHeadings: readonly LexicalNodeConfig[] = [
  PageHeadingNode,
  { replace: HeadingNode, with: (heading: HeadingNode) => new PageHeadingNode(heading.getTag()), withKlass: PageHeadingNode },
]
