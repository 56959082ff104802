import { decodeInput } from '#core/plugin/decode-input.ts'
import { RichText } from '#core/rich-text/document.ts'
import { textOf } from '#core/rich-text/read-document.ts'

const paragraphs = 1000
const runs = 30

/** JSON of a document of the most nodes that are accepted: paragraphs, each with a text and a link. */
const largest = JSON.stringify({
  version: 1,
  children: Array.from({ length: paragraphs }, (_, n) => ({
    type: 'paragraph',
    children: [
      { type: 'text', text: `Zdanie numer ${n} o przedszkolu, ogrodzie i obiadach.`, format: 0 },
      { type: 'link', url: '/mapa', children: [] },
    ],
  })),
})

/** Returns the median of the milliseconds that something takes, after a warm-up. */
const median = (work: () => unknown): number => {
  const times = Array.from({ length: runs }, () => {
    const from = performance.now()
    work()
    return performance.now() - from
  })
  const measured = times.slice(runs / 3).toSorted((a, b) => a - b)
  return measured[Math.floor(measured.length / 2)] ?? 0
}

/** Measures decoding and reading the largest document, against parsing its JSON. */
export const measure = () => {
  const decoded = decodeInput(RichText, JSON.parse(largest))
  if (!('value' in decoded)) throw new Error('The document is refused.')
  const parsing = median(() => JSON.parse(largest))
  const part = 'Document of 3,000 nodes'
  return [
    { part, name: 'decoded, times its JSON parsed', figure: median(() => decodeInput(RichText, JSON.parse(largest))) / parsing, unit: '' },
    { part, name: 'read as text, times its JSON parsed', figure: median(() => textOf(decoded.value)) / parsing, unit: '' },
  ]
}
