import { normalizedWords } from '#core/search/words.ts'

/** Span of words, from the first to the one after the last. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Part of a pattern: words that stand at a position, or may not. */
interface Element {
  readonly kind: 'word' | 'next' | 'not-next' | 'not-before' | 'start' | 'end'
  readonly exact: ReadonlySet<string>
  readonly beginnings: readonly string[]
  readonly optional: boolean
}

/** Pattern as segments with other words between them. */
export interface Pattern {
  readonly segments: readonly (readonly Element[])[]
  /** Words that it may begin with; `null`: any. */
  readonly starts: readonly string[] | null
}

const kindsOfSigns = { '>': 'next', '!': 'not-next', '<': 'not-before' } as const

const elementOf = (text: string): Element => {
  const kind = text === '^' ? 'start' : text === '$' ? 'end' : (kindsOfSigns[text[0] as keyof typeof kindsOfSigns] ?? 'word')
  const words = text
    .replace(/^[>!<^$]/, '')
    .replace(/\?$/, '')
    .split('|')
    .filter((word) => word !== '')
  const normal = (word: string): string => {
    const [first, ...others] = normalizedWords(word)
    if (first === undefined || others.length > 0) throw new Error(`Not one word in a pattern: ${word}`)
    return first
  }
  return {
    kind,
    exact: new Set(words.filter((word) => !word.endsWith('*')).map(normal)),
    beginnings: words.filter((word) => word.endsWith('*')).map(normal),
    optional: text.endsWith('?'),
  }
}

const startsOf = (elements: readonly Element[]): readonly string[] | null => {
  const first = elements.find(({ kind }) => kind === 'word')
  return !first || first.optional || first.beginnings.length > 0 ? null : [...first.exact]
}

/**
 * Reads patterns separated by commas. `ile|po kosztuj* miesiąc?`: alternatives, a beginning of a word, a word that may
 * be left out; `>word` must follow and `!word` must not, `<word` must not stand before; `^` and `$` are the ends of the
 * text; ` … ` stands for one to eight other words.
 */
export const patternsOf = (text: string): readonly Pattern[] =>
  text
    .split(',')
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '')
    .map((pattern) => {
      const segments = pattern.split('…').map((segment) => segment.trim().split(/\s+/).map(elementOf))
      return { segments, starts: startsOf(segments[0] ?? []) }
    })

const matches = ({ exact, beginnings }: Element, word: string | undefined): boolean =>
  word !== undefined && word !== '' && (exact.has(word) || beginnings.some((beginning) => word.startsWith(beginning)))

/**
 * Returns the end of the longest span of a segment at a position, -1 if it does not stand there; `seen`: words after it
 * that were looked at.
 */
const endAt = (elements: readonly Element[], words: readonly string[], at: number, n = 0, seen = 0): number => {
  const element = elements[n]
  if (!element) return at
  const stays = (isTrue: boolean, ahead = seen) => (isTrue ? endAt(elements, words, at, n + 1, ahead) : -1)
  switch (element.kind) {
    case 'start':
      return stays(at === 0)
    case 'end':
      return stays(at === words.length)
    case 'next':
      return stays(matches(element, words[at + seen]), seen + 1)
    case 'not-next':
      return stays(!matches(element, words[at + seen]))
    case 'not-before':
      return stays(!matches(element, words[at - 1]))
    case 'word': {
      const taken = matches(element, words[at]) ? endAt(elements, words, at + 1, n + 1) : -1
      return Math.max(taken, element.optional ? endAt(elements, words, at, n + 1) : -1)
    }
  }
}

/** Most words in place of ` … `. */
const maxGap = 8

/** Words of somebody who does not know which facility: no question is about one. */
const indefinite = elementOf('jakiś|jakieś|jakaś|jakiegoś|jakiejś|jakikolwiek|any|there|якийсь|якась|якісь')

const spansAt = ({ segments }: Pattern, words: readonly string[], at: number): readonly Span[] => {
  const [first = [], second] = segments
  const to = endAt(first, words, at)
  if (to <= at) return []
  if (!second) return [{ from: at, to }]
  for (let from = to + 1; from <= Math.min(to + maxGap, words.length - 1); from++) {
    if (matches(indefinite, words[from - 1])) return []
    const end = endAt(second, words, from)
    if (end > from)
      return [
        { from: at, to },
        { from, to: end },
      ]
  }
  return []
}

/** Spans of a pattern in a text; two where it has a gap. */
export interface Found<Value> {
  readonly value: Value
  readonly spans: readonly Span[]
}

/** Creates a finder of patterns, each of which means a value. */
export const makeFinder = <Value>(entries: readonly (readonly [Value, readonly Pattern[]])[]) => {
  const byStart = new Map<string, (readonly [Value, Pattern])[]>()
  const others: (readonly [Value, Pattern])[] = []
  for (const [value, patterns] of entries)
    for (const pattern of patterns)
      if (pattern.starts === null) others.push([value, pattern])
      else for (const start of pattern.starts) byStart.set(start, [...(byStart.get(start) ?? []), [value, pattern]])

  /** Returns where patterns stand in the normalized words of a text; an empty word is part of none. */
  return (words: readonly string[]): readonly Found<Value>[] =>
    words.flatMap((word, at) =>
      [...(byStart.get(word) ?? []), ...others].flatMap(([value, pattern]) => {
        const spans = spansAt(pattern, words, at)
        return spans.length === 0 ? [] : [{ value, spans }]
      }),
    )
}
