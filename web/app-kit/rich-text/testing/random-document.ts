import { seededRandom } from '#core/kernel/seeded-random.ts'
import type { BlockNode, InlineNode, LinkNode, ListNode, RichText, TextNode } from '#core/rich-text/document.ts'
import { normalizeRows } from '#core/rich-text/normalize-rows.ts'
import { isEmptyParagraph } from '#core/rich-text/read-document.ts'
import { document } from '#core/rich-text/testing/documents.ts'
import { mergeTexts } from '../convert/merge-texts.ts'

const words = ['Bal jesieni', 'żłobek „Bajka”', ' 😀 ', '<b>nie HTML</b>', 'a\tb', 'Zażółć gęślą jaźń']
const urls = ['/placowka/bajka', 'https://przyklad.pl/?a=1#b', 'mailto:a@b.pl', 'tel:+48123456789']
const upload = '0199b1f0-0000-7000-8000-000000000001'

/** Creates a valid document of every kind of node; the same for a seed. */
export const randomDocument = (seed: number): RichText => {
  const { between } = seededRandom(seed)
  const random = (count: number) => between(0, count - 1)
  const one = <A>(list: readonly A[]): A => list[random(list.length)] as A
  const some = <A>(max: number, make: () => A): A[] => Array.from({ length: 1 + random(max) }, make)
  const text = (): TextNode => ({ type: 'text', text: one(words), format: one([random(16), 32 + random(16), 64 + random(16)]) })
  const link = (): LinkNode => ({ type: 'link', url: one(urls), children: mergeTexts(some(2, text)) as readonly TextNode[] })
  const inline = (): readonly InlineNode[] =>
    mergeTexts(some(4, (): InlineNode => (random(5) === 0 ? { type: 'linebreak' } : random(5) === 0 ? link() : text())))
  const list = (depth: number): ListNode => {
    const listType = one(['bullet', 'number', 'check'] as const)
    const item = () => ({
      type: 'listitem' as const,
      ...(listType === 'check' && { checked: random(2) === 0 }),
      children: [...inline(), ...(depth < 3 && random(3) === 0 ? [list(depth + 1)] : [])],
    })
    return { type: 'list', listType, children: some(3, item) }
  }
  const table = (): BlockNode => {
    const columns = 1 + random(4)
    const cell = () => ({
      type: 'tablecell' as const,
      header: random(3) === 0,
      children: random(4) === 0 ? [] : random(4) === 0 ? [list(2)] : [{ type: 'paragraph' as const, children: inline() }],
    })
    const spanned = () => (random(5) === 0 ? { ...cell(), colSpan: 1 + random(3), rowSpan: 1 + random(3) } : cell())
    return { type: 'table', children: normalizeRows(some(4, () => Array.from({ length: columns }, spanned))) }
  }
  const block = (): BlockNode => {
    switch (random(10)) {
      case 0:
        return { type: 'heading', tag: one(['h2', 'h3', 'h4'] as const), children: inline() }
      case 1:
        return { type: 'quote', children: inline() }
      case 2:
        return list(0)
      case 3:
        return table()
      case 4:
        return {
          type: 'image',
          upload,
          alt: one(words),
          caption: one(words),
          width: one(['half', 'full'] as const),
          ...(random(2) === 1 && { focus: { x: random(101), y: random(101) } }),
        }
      case 5:
        return { type: 'attachment', upload, name: one(words) }
      case 6:
        return { type: 'film', url: 'https://przyklad.pl/film', title: one(words) }
      case 7:
        return { type: 'horizontalrule' }
      case 8:
        return { type: 'paragraph', children: [] }
      default:
        return { type: 'paragraph', children: inline() }
    }
  }
  // Lists of one type that follow each other are one list in the editor.
  const blocks = some(8, block).filter((node, n, all) => node.type !== 'list' || all[n - 1]?.type !== 'list')
  while (blocks.at(-1) && isEmptyParagraph(blocks.at(-1) as BlockNode)) blocks.pop()
  return document(...blocks) as unknown as RichText
}
