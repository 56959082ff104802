import type { FunctionComponent } from 'react'

/** A component that can wake on its own in a page rendered on the server. */
export interface IslandComponent<Props> extends FunctionComponent<Props> {
  readonly island: { readonly name: string; readonly messages: readonly string[] }
}

/**
 * Names a component as an island, the default export of its file. `name` says where the file lies: `opinions/Form` is
 * `plugins/opinions/web/islands/Form.tsx`, `parts/Search` is `web/islands/parts/Search.tsx`; `messages` are the key prefixes it speaks.
 */
export const island = <Props extends object>(
  name: string,
  messages: readonly string[],
  component: FunctionComponent<Props>,
): IslandComponent<Props> => Object.assign(component, { island: { name, messages } })
