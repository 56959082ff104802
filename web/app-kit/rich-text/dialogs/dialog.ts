import type { NodeKey } from 'lexical'

/** Dialog of the editor; `key` names the block that it changes, absent for a new one. */
export type OpenDialog =
  | { readonly kind: 'link' }
  | { readonly kind: 'table' }
  | { readonly kind: 'picture'; readonly key: NodeKey }
  | { readonly kind: 'crop'; readonly key: NodeKey }
  | { readonly kind: 'attachment'; readonly key: NodeKey }
  | { readonly kind: 'film'; readonly key?: NodeKey }
