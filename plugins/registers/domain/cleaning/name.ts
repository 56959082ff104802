import { isShouted, titleCase } from './title-case.ts'
import { type Cleaned, touchedBy } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

interface Quoted {
  readonly text: string
  readonly unpaired: boolean
}

/** Every way of writing a quotation mark made one: `,,X”`, `''X''`, `“X”`, `«X»`, and a lone apostrophe standing in for one. */
const plainMarks = (text: string): string => {
  const plain = text.replace(/,,|''|``|[„”“‟«»]/g, '"').replace(/"(?:\s*")+/g, '"')
  if ((plain.match(/"/g) ?? []).length % 2 === 0) return plain
  return plain.replace(/(^|\s)'(?=\p{L})|(?<=\p{L})['`´](?=\s|$)/u, '$1"')
}

/** Pairs marks from left to right into Polish „X”; a mark without its partner is dropped, for a guess where it belongs would put words into a name. */
const polishMarks = (text: string): Quoted => {
  const marks = new Map<number, string>()
  const even = (text.match(/"/g) ?? []).length % 2 === 0
  let pending: number | null = null
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    const opens = /^$|[\s(/-]/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1))
    if (pending !== null && (!opens || (even && at === text.lastIndexOf('"')))) {
      marks.set(pending, ' „').set(at, '” ')
      pending = null
    } else {
      const closes = /\S/.test(text.charAt(at - 1)) && /^$|[\s,.)]/.test(text.charAt(at + 1))
      if (!closes || even) pending = at
    }
  }
  const unpaired = marks.size < (text.match(/"/g) ?? []).length
  const paired = text.replace(/"/g, (_, at: number) => marks.get(at) ?? ' ')
  return {
    text: normalizeWhitespace(
      paired
        .replace(/„\s+/g, '„')
        .replace(/\s+”/g, '”')
        .replace(/” (?=[-,.)'])/g, '”')
        .replace(/([(-]) „/g, '$1„'),
    ),
    unpaired,
  }
}

/** A facility's name: whitespace, quotation marks and shouting mended; `''` when nothing is left. */
export const cleanName = (text: string): Cleaned<string> => {
  const tidied = normalizeWhitespace(text)
  const quoted = polishMarks(plainMarks(tidied))
  const shouted = isShouted(quoted.text)
  return {
    value: shouted ? titleCase(quoted.text) : quoted.text,
    appliedRules: touchedBy({
      'name-whitespace': tidied !== text,
      'name-quotes': quoted.text !== tidied,
      'name-quotes-unpaired': quoted.unpaired,
      'name-capitals': shouted,
    }),
  }
}
