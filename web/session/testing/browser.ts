import { vi } from 'vitest'

/** A call as the pretended server sees it. */
export interface Call {
  readonly path: string
  readonly bearer: string | undefined
  readonly body: string | undefined
  /** Goes on when the page is left. */
  readonly keepalive: boolean
}

/** What the pretended server answers. */
export type Answering = (call: Call) => Response | Promise<Response>

/** A problem as rows answer it. */
export const refusing = (status: number, code: string, detail = ''): Response =>
  Response.json({ status, code, detail, message: 'Nie' }, { status })

const open = new Set<BroadcastChannel>()
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    open.add(this)
  }
}

/** Takes the browser away again: to be called after each test. */
export const closeBrowser = (): void => {
  for (const channel of open) channel.close()
  open.clear()
  vi.unstubAllGlobals()
  vi.resetModules()
}

/** Puts what scripts need of a browser around them: what it keeps, a page, and a server that answers as told. Gives the calls as they come. */
export const browser = (stored: Map<string, string> | null, answering: Answering): Call[] => {
  const asked: Call[] = []
  const refused = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const dataset: Record<string, string> = stored?.has('user') ? { user: '' } : {}
  const toggleAttribute = (_: string, on: boolean) => {
    if (on) dataset['user'] = ''
    else delete dataset['user']
  }
  vi.stubGlobal('document', { documentElement: { lang: 'pl', dataset, toggleAttribute } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (stored ? (stored.get(key) ?? null) : refused()),
    setItem: (key: string, text: string) => (stored ? void stored.set(key, text) : refused()),
    removeItem: (key: string) => (stored ? void stored.delete(key) : refused()),
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
      asked.push(call)
      return answering(call)
    },
  )
  return asked
}
