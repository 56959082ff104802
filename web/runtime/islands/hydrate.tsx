import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import { fixedI18n, I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import type { IslandData } from './Island.tsx'

const NotifyWhenHydrated = ({ done, children }: { done: () => void; children: ReactNode }) => {
  useEffect(done, [done])
  return children
}

/** Hydrates an island, or renders a client-only one; resolves when its event handlers are attached. */
export const hydrate = (element: HTMLElement, Component: ComponentType<object>) =>
  new Promise<void>((done) => {
    const { props, language, messages } = JSON.parse(element.getAttribute('data') ?? '{}') as IslandData
    const content = (
      <I18nContext value={fixedI18n({ language, t: createTranslator(language, messages) })}>
        <NotifyWhenHydrated done={done}>
          <Component {...props} />
        </NotifyWhenHydrated>
      </I18nContext>
    )
    const options = { identifierPrefix: element.id }
    if (!element.hasAttribute('client-only')) return void hydrateRoot(element, content, options)
    element.replaceChildren()
    createRoot(element, options).render(content)
  })
