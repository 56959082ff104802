import type { BlockNode, RichText } from '#core/rich-text/document.ts'
import { textOfNode } from '#core/rich-text/read-document.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'

/** Blocks that a plain text shows as one: one with a text, and those behind it that have none, such as rules. */
interface Shown {
  readonly text: string
  readonly blocks: readonly BlockNode[]
}

const shownOf = ({ children }: RichText): readonly Shown[] => {
  const shown: Shown[] = []
  for (const block of children) {
    const text = textOfNode(block)
    const last = shown.at(-1)
    if (text.trim() !== '' || !last) shown.push({ text: text.trim() === '' ? '' : text, blocks: [block] })
    else shown[shown.length - 1] = { ...last, blocks: [...last.blocks, block] }
  }
  return shown
}

const gap = '\n\n'

/**
 * Returns a document whose plain text (`textOfField`) somebody has edited. What is unchanged at its beginning and end
 * stays as it is; what is between becomes paragraphs without format.
 */
export const documentOfEditedText = (before: RichText, text: string): RichText => {
  const shown = shownOf(before)
  const withText = shown.filter((one) => one.text !== '')
  const leading = shown[0]?.text === '' ? shown[0].blocks : []
  let rest = text.replaceAll(/\r\n?/g, '\n')
  let first = 0
  for (let one = withText[first]; one && (rest === one.text || rest.startsWith(one.text + gap)); one = withText[++first])
    rest = rest.slice(one.text.length + gap.length)
  let last = withText.length
  for (
    let one = withText[last - 1];
    last > first && one && (rest === one.text || rest.endsWith(gap + one.text));
    one = withText[--last - 1]
  )
    rest = rest.slice(0, Math.max(0, rest.length - one.text.length - gap.length))
  const blocksOf = (some: readonly Shown[]) => some.flatMap(({ blocks }) => blocks)
  return {
    ...before,
    children: [...leading, ...blocksOf(withText.slice(0, first)), ...documentOfText(rest).children, ...blocksOf(withText.slice(last))],
  }
}
