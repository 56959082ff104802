import type { FunctionComponent } from 'react'

/** A component that can be hydrated on its own in a static page. */
export interface IslandComponent<Props> extends FunctionComponent<Props> {
  readonly island: { readonly name: string; readonly messages: readonly string[] }
}

/**
 * Declares a component, the default export of its file, as an island. `name` determines the path of the file: `opinions/Form` is
 * `plugins/opinions/web/islands/Form.tsx`; `messages` are the key prefixes of its messages.
 */
export const island = <Props extends object>(
  name: string,
  messages: readonly string[],
  component: FunctionComponent<Props>,
): IslandComponent<Props> => Object.assign(component, { island: { name, messages } })
