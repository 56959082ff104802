import { vi } from 'vitest'

/** A call as the fake server receives it. */
export interface Call {
  readonly path: string
  readonly bearer: string | undefined
  readonly body: string | undefined
  /** The request is completed when the page is left. */
  readonly keepalive: boolean
}

/** Returns the response of the fake server. */
export type Respond = (call: Call) => Response | Promise<Response>

/** Creates a problem response as API routes send it. */
export const problemResponse = (status: number, code: string, detail = ''): Response =>
  Response.json({ status, code, detail, message: 'Nie' }, { status })

const open = new Set<BroadcastChannel>()
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    open.add(this)
  }
}

/** Removes the fake browser; call it after each test. */
export const closeFakeBrowser = (): void => {
  for (const channel of open) channel.close()
  open.clear()
  vi.unstubAllGlobals()
  vi.resetModules()
}

/**
 * Installs the browser globals that scripts need: storage, document, and a server that answers by `respond`. Returns
 * the list of calls, to which new ones are added.
 */
export const fakeBrowser = (stored: Map<string, string> | null, respond: Respond): Call[] => {
  const calls: Call[] = []
  // Other test files of this worker may have loaded the modules that a test replaces.
  vi.resetModules()
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const dataset: Record<string, string> = stored?.has('user') ? { user: '' } : {}
  const toggleAttribute = (_: string, on: boolean) => {
    if (on) dataset['user'] = ''
    else delete dataset['user']
  }
  vi.stubGlobal('document', { documentElement: { lang: 'pl', dataset, toggleAttribute } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (stored ? (stored.get(key) ?? null) : denied()),
    setItem: (key: string, text: string) => (stored ? void stored.set(key, text) : denied()),
    removeItem: (key: string) => (stored ? void stored.delete(key) : denied()),
  })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('BroadcastChannel', globalThis.BroadcastChannel && Channel)
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  vi.stubGlobal(
    'fetch',
    async (path: string, { headers, body, keepalive = false }: RequestInit & { headers: Record<string, string>; body?: string }) => {
      const call = { path, bearer: headers['authorization']?.replace('Bearer ', ''), body, keepalive }
      calls.push(call)
      return respond(call)
    },
  )
  return calls
}
