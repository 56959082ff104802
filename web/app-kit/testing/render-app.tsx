import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { act, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import type { SessionUser } from '#core/access/session-user.ts'
import pl from '../../messages/pl.json' with { type: 'json' }
import { type Answer, createQueryClient, storeAnswers } from '../data/query-client.ts'
import { PageTexts } from '../i18n/PageTexts.tsx'
import { userAtom } from '../state.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Surroundings of an app page, anew for each rendering, as for each request on the server. */
const surround = (element: ReactNode, answers: readonly Answer[]) => {
  const client = createQueryClient()
  const store = createStore()
  storeAnswers(client, answers)
  store.set(userAtom, { id: 'ada' } as SessionUser)
  return (
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <PageTexts language="pl" messages={pl}>
          {element}
        </PageTexts>
      </Provider>
    </QueryClientProvider>
  )
}

/** Renders an element as the server does, calls `beforeHydration`, and hydrates it as the browser does. Requires a DOM. */
export const renderApp = async (
  element: ReactNode,
  answers: readonly Answer[] = [],
  beforeHydration: () => void = () => undefined,
): Promise<Root> => {
  document.documentElement.lang = 'pl'
  document.body.innerHTML = `<main>${renderToString(surround(element, answers))}</main><div id="powiadomienia"></div>`
  onTestFinished(closeToasts)
  beforeHydration()
  const root = await act(() =>
    hydrateRoot(document.querySelector('main') as HTMLElement, surround(element, JSON.parse(JSON.stringify(answers)))),
  )
  return root
}

// The timer of a toast that is left open would run after the document of the test file is gone.
const closeToasts = () => {
  for (const close of document.querySelectorAll<HTMLElement>('#powiadomienia > * > button:last-child')) close.click()
}

/** Waits until running requests and the rendering that they cause are done. */
export const settled = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, 30)))

/** Presses the button of a label. */
export const press = async (label: string): Promise<void> => {
  const button = [...document.querySelectorAll('button')].find(({ textContent, ariaLabel }) => [textContent, ariaLabel].includes(label))
  if (!button) throw new Error(`no button ${label}`)
  await act(async () => button.click())
  await settled()
}

/** Types a text into the control of a name, in place of what is there. */
export const type = async (name: string, text: string): Promise<void> => {
  const control = document.getElementsByName(name)[0] as HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
