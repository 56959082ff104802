import {
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  CHECK_LIST,
  type ElementTransformer,
  HEADING,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  ORDERED_LIST,
  QUOTE,
  STRIKETHROUGH,
  type Transformer,
  UNORDERED_LIST,
} from '@lexical/markdown'
import { $createHeadingNode } from '@lexical/rich-text'
import { $createEmbedNode, EmbedNode } from '../nodes/EmbedNode.tsx'

/** `#`, `##` and `###` are the three levels of headings that a text has: its title is not part of it. */
const heading: ElementTransformer = {
  ...HEADING,
  regExp: /^(#{1,4})\s/,
  replace: (parent, children, match) => {
    const level = Math.min(4, Math.max(2, match[1]?.length ?? 2))
    const node = $createHeadingNode(`h${level}` as 'h2' | 'h3' | 'h4').append(...children)
    parent.replace(node)
    node.select(0, 0)
  },
}

const rule: ElementTransformer = {
  dependencies: [EmbedNode],
  export: () => null,
  regExp: /^(---|\*\*\*|___)\s$/,
  replace: (parent, _, __, isImport) => {
    const node = $createEmbedNode({ type: 'horizontalrule' })
    if (isImport || parent.getNextSibling()) parent.replace(node)
    else parent.insertBefore(node)
    if (!isImport) node.selectNext()
  },
  type: 'element',
}

/** Markdown that turns into formats while it is typed: `##`, `-`, `1.`, `[ ]`, `>`, `**`, `*`, `~~`, `---`. */
export const markdownTransformers: Transformer[] = [
  rule,
  heading,
  QUOTE,
  CHECK_LIST,
  UNORDERED_LIST,
  ORDERED_LIST,
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  STRIKETHROUGH,
]
