/**
 * Which things bear which words, in typed arrays alone, so that it travels between threads without a copy. Things are numbered in the order
 * in which they are shown among equals; words in that of their letters, so that those with one beginning are neighbours.
 */
export interface Lexicon {
  /** The letters of all words, one word after the other; where each begins, and at last where all end. */
  readonly letters: Uint8Array
  readonly starts: Uint32Array
  /** Of each word the things that bear it, as `thing * 4 + where`: 0 in the name, 1 beside it, 2 further off. */
  readonly things: Uint32Array
  readonly thingStarts: Uint32Array
  /** Of each thing its words, as `word * 4 + where`. */
  readonly words: Uint32Array
  readonly wordStarts: Uint32Array
}

/** The words of a thing: those of its names, those that stand beside them (its city), and those further off (its street). */
export interface Worded {
  readonly named: readonly string[]
  readonly beside: readonly string[]
  readonly further?: readonly string[]
}

/** Builds the lexicon of things in their order; a word that stands in several places counts where it is nearest to the name. */
export const buildLexicon = (things: Iterable<Worded>): Lexicon => {
  const known = new Map<string, number>()
  const numberOf = (word: string) => {
    const number = known.get(word) ?? known.size
    known.set(word, number)
    return number
  }
  const marks: number[] = []
  const wordStarts: number[] = [0]
  for (const { named, beside, further = [] } of things) {
    const from = marks.length
    const add = (word: string, where: 0 | 1 | 2) => {
      const number = numberOf(word)
      for (let at = from; at < marks.length; at++) if (marks[at]! >> 2 === number) return
      marks.push(number * 4 + where)
    }
    for (const word of named) add(word, 0)
    for (const word of beside) add(word, 1)
    for (const word of further) add(word, 2)
    wordStarts.push(marks.length)
  }

  const sorted = [...known.keys()].toSorted(byLetters)
  const place = new Uint32Array(sorted.length)
  for (const [at, word] of sorted.entries()) place[known.get(word) ?? 0] = at
  const words = Uint32Array.from(marks, (mark) => (place[mark >> 2] ?? 0) * 4 + (mark & 3))
  return { ...spelled(sorted), ...inverted(words, wordStarts, sorted.length), words, wordStarts: Uint32Array.from(wordStarts) }
}

// Not the order of a language: the order of the bytes, by which words are found.
const byLetters = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const spelled = (words: readonly string[]): Pick<Lexicon, 'letters' | 'starts'> => {
  const starts = new Uint32Array(words.length + 1)
  for (const [at, word] of words.entries()) starts[at + 1] = (starts[at] ?? 0) + word.length
  return { letters: new TextEncoder().encode(words.join('')), starts }
}

const inverted = (words: Uint32Array, wordStarts: readonly number[], count: number): Pick<Lexicon, 'things' | 'thingStarts'> => {
  const thingStarts = new Uint32Array(count + 1)
  for (const mark of words) thingStarts[(mark >> 2) + 1]!++
  for (let word = 0; word < count; word++) thingStarts[word + 1]! += thingStarts[word]!
  const things = new Uint32Array(words.length)
  const next = thingStarts.slice()
  for (let thing = 0; thing + 1 < wordStarts.length; thing++)
    for (let at = wordStarts[thing]!; at < wordStarts[thing + 1]!; at++) things[next[words[at]! >> 2]!++] = thing * 4 + (words[at]! & 3)
  return { things, thingStarts }
}
