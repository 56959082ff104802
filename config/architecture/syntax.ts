/** Node of a syntax tree, as Vite's parser returns it. */
export type Node = Readonly<Record<string, unknown>> & { readonly type: string }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Calls back with each node of a tree, in source order. */
export const visit = (value: unknown, onNode: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const item of value) visit(item, onNode)
  else if (isNode(value)) {
    onNode(value)
    for (const [key, child] of Object.entries(value)) if (key !== 'parent' && typeof child === 'object') visit(child, onNode)
  }
}

/** Returns the value of a string, or of a template without values. */
export const textOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  const quasis = node.type === 'TemplateLiteral' ? (node['quasis'] as readonly { value: { cooked: string } }[]) : []
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}
