import type { ReactElement } from 'react'
import { usePage } from '#web/here.ts'
import { useLanguage } from '#web/i18n/words.ts'
import type { IslandData } from './Island.tsx'

/** An island by its name and the key prefixes it speaks, for those who must not load its code or style: `{ name: 'accounts/LoginDialog', messages: ['accounts.form'] }`. */
export interface IslandName {
  readonly name: string
  readonly messages: readonly string[]
}

interface Hollow {
  readonly of: IslandName
  readonly props: object
  /** What stands there until it is drawn, and where it never is: an element, whose coming into view wakes the island. */
  readonly children: ReactElement
}

/** An island that is seldom wanted and drawn in the browser alone, once it comes into view: pages bear neither its HTML nor its style. */
export const LazyIsland = ({ of: { name, messages }, props, children }: Hollow) => {
  const { isolated } = usePage()
  const language = useLanguage()
  if (!isolated) return children
  const data: IslandData = { props, language, messages: isolated.pick(messages) }
  return (
    <x-island of={name} when="visible" hollow="" id={`i${isolated.count()}`} data={JSON.stringify(data)}>
      {children}
    </x-island>
  )
}
