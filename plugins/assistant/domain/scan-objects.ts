/** Finds the objects of the first list in a JSON text that arrives in pieces. */
export interface ObjectScanner {
  /** Takes a piece, and returns the texts of the objects that are complete now. */
  push(piece: string): readonly string[]
}

/** Creates a scanner of objects in a list: `{"sentences": [{…}, {…}` gives both before the list ends. */
export const makeObjectScanner = (): ObjectScanner => {
  let text = ''
  let at = 0
  let isInList = false
  let depth = 0
  let from = 0
  let isInText = false
  return {
    push: (piece) => {
      text += piece
      const found: string[] = []
      for (; at < text.length; at++) {
        const sign = text[at]
        if (isInText) {
          if (sign === '\\') {
            // The escaped sign may not have arrived yet.
            if (at === text.length - 1) break
            at++
          } else if (sign === '"') isInText = false
        } else if (sign === '"') isInText = true
        else if (!isInList) isInList = sign === '['
        else if (sign === '{') {
          if (depth === 0) from = at
          depth++
        } else if (sign === '}' && depth > 0) {
          depth--
          if (depth === 0) found.push(text.slice(from, at + 1))
        }
      }
      return found
    },
  }
}
