import { useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { tiny } from '#web/i18n/tiny.ts'
import { WordsContext } from '#web/i18n/words.ts'
import type { IslandData } from './Island.tsx'

const Awake = ({ done, children }: { done: () => void; children: ReactNode }) => {
  useEffect(done, [done])
  return children
}

/** Hydrates one island, or draws one that has come hollow, and tells when it listens. */
export const hydrate = (element: HTMLElement, Component: ComponentType<object>) =>
  new Promise<void>((done) => {
    const { props, language, messages } = JSON.parse(element.getAttribute('data') ?? '{}') as IslandData
    const content = (
      <WordsContext value={{ language, t: tiny(language, messages) }}>
        <Awake done={done}>
          <Component {...props} />
        </Awake>
      </WordsContext>
    )
    const options = { identifierPrefix: element.id }
    if (!element.hasAttribute('hollow')) return void hydrateRoot(element, content, options)
    element.replaceChildren()
    createRoot(element, options).render(content)
  })
