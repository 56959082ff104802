import { useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { tiny } from '#web/i18n/tiny.ts'
import { WordsContext } from '#web/i18n/words.ts'
import type { IslandData } from './Island.tsx'

const Awake = ({ done, children }: { done: () => void; children: ReactNode }) => {
  useEffect(done, [done])
  return children
}

/** Hydrates one island and tells when it listens. */
export const hydrate = (element: HTMLElement, Component: ComponentType<object>) =>
  new Promise<void>((done) => {
    const { props, language, messages } = JSON.parse(element.getAttribute('data') ?? '{}') as IslandData
    hydrateRoot(
      element,
      <WordsContext value={{ language, t: tiny(language, messages) }}>
        <Awake done={done}>
          <Component {...props} />
        </Awake>
      </WordsContext>,
      { identifierPrefix: element.id },
    )
  })
