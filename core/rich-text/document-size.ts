const children = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null && 'children' in value && Array.isArray(value.children) ? value.children : []

/** Size of a document that has not been decoded: levels and number of its nodes, bytes of its JSON. */
export const richTextSize = (value: unknown): { readonly depth: number; readonly nodes: number; readonly bytes: number } => {
  let depth = 0
  let nodes = 0
  let level = children(value)
  // Level by level instead of recursively: the input may be nested deeper than the stack is.
  while (level.length > 0 && depth <= deepest) {
    depth += 1
    nodes += level.length
    level = level.flatMap(children)
  }
  return { depth, nodes, bytes: depth > deepest ? 0 : new TextEncoder().encode(JSON.stringify(value) ?? '').length }
}

/** Levels after which counting ends: such a document is refused anyway, and `JSON.stringify` is recursive. */
const deepest = 100
