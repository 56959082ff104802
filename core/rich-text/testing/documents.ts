import { seededRandom } from '#core/kernel/seeded-random.ts'

/** Text of a line. */
export const text = (content: string, format = 0) => ({ type: 'text', text: content, format }) as const

/** Paragraph of texts, plain or with a format. */
export const paragraph = (...parts: readonly (string | { readonly text: string; readonly format: number })[]) =>
  ({
    type: 'paragraph',
    children: parts.map((part) => (typeof part === 'string' ? text(part) : text(part.text, part.format))),
  }) as const

/** Document of blocks, valid or not. */
export const document = (...children: readonly unknown[]) => ({ version: 1, children }) as const

const texts = ['Bal jesieni', '<script>alert(1)</script>', '" onload="alert(1)', '{{7*7}}', '\u202eodwrotnie', '😀', '']
const urls = ['/placowka/bajka', 'https://przyklad.pl', 'javascript:alert(1)', '//evil.example', 'data:text/html,x']
const uploads = ['0199b1f0-0000-7000-8000-000000000001', '../../etc/passwd', 'https://evil.example/x.png']
const values: readonly unknown[] = [null, 1, true, 'text', [], {}, { type: 'toString' }, { type: '__proto__' }]

/** Creates a document of a seed: mostly well-formed, sometimes with a hostile address, an unknown node or a wrong member. */
export const randomNode = (seed: number): unknown => {
  const { between } = seededRandom(seed)
  const random = (count: number) => between(0, count - 1)
  // Every second document is free of faults.
  const isHostile = seed % 2 === 1
  const one = <A>(list: readonly A[]): A => list[random(isHostile ? list.length : 1)] as A
  const some = (max: number, make: () => unknown) => Array.from({ length: 1 + random(max) }, make)
  const inline = (): unknown => {
    if (isHostile && random(12) === 0) return values[random(values.length)]
    const kind = random(4)
    if (kind === 0) return { type: 'link', url: one(urls), children: [text(texts[random(texts.length)] ?? '')] }
    if (kind === 1) return { type: 'linebreak' }
    return text(texts[random(texts.length)] ?? '', random(isHostile ? 130 : 16))
  }
  const list = (depth: number): unknown => ({
    type: 'list',
    listType: one(['bullet', 'number', 'check']),
    children: some(3, () => ({
      type: 'listitem',
      children: [...some(2, inline), ...(depth < 3 && random(3) === 0 ? [list(depth + 1)] : [])],
    })),
  })
  const block = (): unknown => {
    if (isHostile && random(15) === 0) return values[random(values.length)]
    switch (random(8)) {
      case 0:
        return { type: 'heading', tag: one(['h2', 'h1', 'h4']), children: some(2, inline) }
      case 1:
        return list(0)
      case 2:
        return { type: 'image', upload: one(uploads), alt: texts[random(texts.length)], caption: '', width: one(['full', '100%']) }
      case 3:
        return { type: 'film', url: one(['https://www.youtube.com/watch?v=a', ...urls]), title: texts[random(texts.length)] }
      case 4:
        return { type: 'attachment', upload: one(uploads), name: texts[random(texts.length)] }
      case 5:
        return {
          type: 'table',
          children: [
            {
              type: 'tablerow',
              children: [{ type: 'tablecell', header: true, children: [{ type: 'paragraph', children: some(2, inline) }] }],
            },
          ],
        }
      default:
        return { type: 'paragraph', children: some(3, inline) }
    }
  }
  return { version: 1, children: some(6, block) }
}
