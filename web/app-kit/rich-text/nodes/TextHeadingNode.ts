import { HeadingNode } from '@lexical/rich-text'
import { $getDocument, type EditorConfig } from 'lexical'

/** Heading at the level of the page that shows the text: the largest ones have that of `headingLevel` of the theme, else 2. */
export class TextHeadingNode extends HeadingNode {
  override $config() {
    return this.config('text-heading', { extends: HeadingNode })
  }
  override createDOM({ theme }: EditorConfig): HTMLElement {
    const largest: number = theme['headingLevel'] ?? 2
    return $getDocument().createElement(`h${Number(this.getTag()[1]) + largest - 2}`)
  }
}
