import type { ReactElement } from 'react'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import type { IslandData } from './Island.tsx'
import type { IslandName } from './island-name.ts'

interface LazyIslandProps {
  readonly of: IslandName
  readonly props: object
  /** Placeholder element until the island is rendered; when it becomes visible the island is loaded. */
  readonly children: ReactElement
}

/** Rarely used island that is rendered only in the browser, when it becomes visible; pages contain neither its HTML nor its styles. */
export const LazyIsland = ({ of: { name, messages }, props, children }: LazyIslandProps) => {
  const { isolated } = usePage()
  const language = useLanguage()
  if (!isolated) return children
  const data: IslandData = { props, language, messages: isolated.pick(messages) }
  return (
    <x-island of={name} when="visible" client-only="" id={`i${isolated.count()}`} data={JSON.stringify(data)}>
      {children}
    </x-island>
  )
}
